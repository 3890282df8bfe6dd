const UNDO =
	/^(?:please )?(?:undo(?: (?:that|it|this|the last(?: (?:one|thing|piece))?))?|take (?:that|it|this|the last(?: (?:one|thing|piece))?) back|take back (?:that|it|this|the last(?: (?:one|thing|piece))?)|scratch that)[.!]*$/iu;

/** Whether a text asks to take back what was done last, and says nothing else: "undo that", "take it back". */
export const asksToUndo = (text: string): boolean => UNDO.test(text.trim());
