/** The work cannot be taken on just now; the same call may go through a little later. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** The document is issued and stands, but its paper could not be drawn just now. */
export class NotDrawn extends Error {
  override name = 'NotDrawn';
}

/** The disk (or the database's) is full: nothing was stored. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** The file store cannot be reached, or refuses us. The message is a sentence for the operator and holds no secret. */
export class FilesAway extends Error {
  override name = 'FilesAway';
}

/** The file store answers, but whenever it is asked for this file it sends other bytes than were stored. */
export class DamagedFile extends FilesAway {
  override name = 'DamagedFile';
}
