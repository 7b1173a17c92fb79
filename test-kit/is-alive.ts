import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether a process does anything. One that ended and whose end nobody has read yet does not: where the first process of
 * a machine reads no ends, it stays in the list for ever.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A signal to a process of another user is not allowed, but the process exists.
    if (!isRefused(error)) return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPERM';
}
