import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGE_BYTES = 65_536;
const SMALLEST = 1024;
/** Short content stays in memory; most content is short. */
const IN_MEMORY = 65_536;

/**
 * Collects bytes that are read only when all are there, such as the directory at the end of a package. Longer content
 * goes to a temporary file without a name, which the system deletes when the process ends.
 */
export class Spool implements AsyncDisposable {
  readonly #inMemory: number;
  /** Bytes are copied here: a small buffer that is kept would keep the whole page alive it was cut from. */
  #held = Buffer.alloc(0);
  #used = 0;
  #file: FileHandle | null = null;
  #written = 0;

  /** @param inMemory bytes held before the file is opened */
  constructor(inMemory: number = IN_MEMORY) {
    this.#inMemory = inMemory;
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#written + this.#used;
  }

  async append(content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content);
    if (this.#used + bytes.length > this.#inMemory) await this.#write(this.#held.subarray(0, this.#used));
    if (bytes.length > this.#inMemory) return this.#write(bytes);
    this.#widen(this.#used + bytes.length);
    this.#used += bytes.copy(this.#held, this.#used);
  }

  /** All bytes, in order. Nothing may be written meanwhile. */
  async *read(): AsyncGenerator<Buffer> {
    for (let position = 0; this.#file && position < this.#written; ) {
      const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(PAGE_BYTES), 0, PAGE_BYTES, position);
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
    if (this.#used > 0) yield this.#held.subarray(0, this.#used);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file?.close();
    this.#file = null;
  }

  #widen(bytes: number): void {
    if (bytes <= this.#held.length) return;
    const wider = Buffer.alloc(Math.min(this.#inMemory, Math.max(SMALLEST, 2 * bytes)));
    this.#held.copy(wider, 0, 0, this.#used);
    this.#held = wider;
  }

  /** Writes what is held, or what is too long to be. */
  async #write(bytes: Buffer): Promise<void> {
    this.#used = 0;
    if (bytes.length === 0) return;
    this.#file ??= await openNameless();
    await this.#file.appendFile(bytes);
    this.#written += bytes.length;
  }
}

/** A file whose name is gone at once: it ends with its handle. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `marco-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return file;
}
