/** What others do with the text of a card that is being typed. */
export interface CardTextControls {
	readonly focus: () => void;
}
