/** The size of a picture for the preview of a link, in px: as large as chats show it. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
