/** Too busy for this work: the same call may succeed a little later. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** The database was lost before it answered, or the disk was full (`cause`): the change is stored, or a part of it, or nothing. */
export class Unconfirmed extends Overloaded {
  override name = 'Unconfirmed';
}

/** The document is issued and valid, but its paper could not be drawn now. */
export class NotDrawn extends Error {
  override name = 'NotDrawn';
}

/** The disk (or the database's) is full: nothing was stored. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** The file store does not answer, or refuses access. The message is a sentence for the operator and contains no secret. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}

/** The file store answers, but repeatedly sends other bytes for this file than were stored. */
export class DamagedFile extends FilesUnavailable {
  override name = 'DamagedFile';
}

/** The database answers, but this program cannot work with it as it is set up. The message is a sentence for the operator. */
export class DatabaseUnfit extends Error {
  override name = 'DatabaseUnfit';
}
