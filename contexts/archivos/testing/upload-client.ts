import { readdir } from 'node:fs/promises';

export interface Uploading {
  /** Of the product: `http://127.0.0.1:8080`. */
  readonly base: string;
  readonly token: string;
  /** Kind of file; of the mesas without it. */
  readonly carpeta?: string;
}

/** Uploads a file, as a browser does. */
export async function uploadSample(
  { base, token, carpeta = 'mesas' }: Uploading,
  name: string,
  content: Buffer,
) {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(`${base}/api/uploadFileOpt?carpeta=${carpeta}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

/** Names of every file under a directory, half ones too; none where there is no directory. */
export async function listFilesUnder(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}
