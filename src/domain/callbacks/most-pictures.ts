/** The most pictures of a request. */
export const mostPictures = 40;
