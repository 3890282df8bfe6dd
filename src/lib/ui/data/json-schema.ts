import * as v from 'valibot';

/** The part of JSON Schema (2020-12) that the shapes of the data come to. */
export interface JsonSchema {
	readonly $schema?: string;
	readonly title?: string;
	readonly description?: string;
	readonly type?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly JsonSchema[];
	readonly items?: JsonSchema;
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: boolean | JsonSchema;
}

/** What a shape may be made of. */
type Kind =
	| v.StringSchema<undefined>
	| v.NumberSchema<undefined>
	| v.BooleanSchema<undefined>
	| v.LiteralSchema<string | number, undefined>
	| v.PicklistSchema<readonly string[], undefined>
	| v.NullableSchema<v.GenericSchema, undefined>
	| v.ArraySchema<v.GenericSchema, undefined>
	| v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>
	| v.StrictObjectSchema<v.ObjectEntries, undefined>
	| v.LooseObjectSchema<v.ObjectEntries, undefined>;

const KINDS: readonly string[] = [
	'string',
	'number',
	'boolean',
	'literal',
	'picklist',
	'nullable',
	'array',
	'record',
	'strict_object',
	'loose_object'
] satisfies readonly Kind['type'][];

const isKind = (schema: v.GenericSchema): schema is v.GenericSchema & Kind =>
	KINDS.includes(schema.type);

/**
 * A valibot schema as JSON Schema.
 * @throws Error for a kind of schema that no shape of ours is made of.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
	const description = v.getDescription(schema);
	return { ...(description === undefined ? {} : { description }), ...bare(schema) };
}

function bare(schema: v.GenericSchema): JsonSchema {
	if (!isKind(schema)) throw new Error(`A shape of the data cannot be a "${schema.type}".`);
	switch (schema.type) {
		case 'string':
		case 'boolean':
			return { type: schema.type };
		case 'number':
			return { type: 'integer' };
		case 'literal':
			return { const: schema.literal };
		case 'picklist':
			return { enum: schema.options };
		case 'nullable':
			return { anyOf: [jsonSchemaOf(schema.wrapped), { type: 'null' }] };
		case 'array':
			return { type: 'array', items: jsonSchemaOf(schema.item) };
		case 'record':
			return { type: 'object', additionalProperties: jsonSchemaOf(schema.value) };
		case 'strict_object':
		case 'loose_object':
			return {
				type: 'object',
				properties: Object.fromEntries(
					Object.entries(schema.entries).map(([key, entry]) => [key, ofEntry(entry)])
				),
				required: Object.keys(schema.entries),
				additionalProperties: schema.type === 'loose_object'
			};
	}
}

const isSchema = (entry: v.ObjectEntries[string]): entry is v.GenericSchema => !entry.async;

function ofEntry(entry: v.ObjectEntries[string]): JsonSchema {
	if (!isSchema(entry)) throw new Error('A shape of the data cannot wait.');
	return jsonSchemaOf(entry);
}

/** A field of a shape, in a few words. */
export interface Field {
	/** With the fields it lies in before it: "rules[].id". */
	readonly name: string;
	/** "text", "texts", "number or null", … */
	readonly type: string;
	readonly description: string;
}

/** Every field of a shape, the inner ones behind what they lie in. */
export function fieldsOf(schema: JsonSchema, before = ''): readonly Field[] {
	return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
		const name = `${before}${key}`;
		const own = { name, type: typeWords(field), description: field.description ?? '' };
		if (field.properties) return [own, ...fieldsOf(field, `${name}.`)];
		if (field.items?.properties) return [own, ...fieldsOf(field.items, `${name}[].`)];
		return [own];
	});
}

function typeWords(schema: JsonSchema): string {
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
	if (schema.anyOf) return schema.anyOf.map(typeWords).join(' or ');
	if (schema.items) return `list of ${typeWords(schema.items)}`;
	if (typeof schema.additionalProperties === 'object')
		return `object of ${typeWords(schema.additionalProperties)}`;
	return schema.type ?? 'anything';
}
