const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  ENOTEMPTY: 'it is a folder',
  EACCES: 'this is not allowed',
  EPERM: 'this is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Why a file could not be read or written, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
