/** A picture that a visitor selected. `title` stays as it was then, even when the picture is removed. */
export type CallbackPicture = { folder: string; name: string; title: string; hash: string; removed: boolean };
