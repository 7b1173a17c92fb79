import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** What an answer says, whatever its form: of a package every file, with its name; of a PDF its text. */
export async function readTexts(content: Uint8Array): Promise<string> {
  const bytes = new Uint8Array(content);
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start === '%PDF') {
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    return text;
  }
  if (start !== 'PK\u0003\u0004') return readWritten(Buffer.from(bytes).toString('utf8'));
  const files = Object.entries(unzipSync(bytes));
  const texts = await Promise.all(files.map(async ([name, file]) => `${name}\n${await readTexts(file)}`));
  return texts.join('\n');
}

/** A file that a JSON answer carries in letters. */
const FILE_IN_LETTERS = /"(?:JVBERi|UEsDB)[A-Za-z0-9+/]+={0,2}"/g;

/** A text, with what the files in it say. */
async function readWritten(text: string): Promise<string> {
  const files = text.match(FILE_IN_LETTERS) ?? [];
  const said = await Promise.all(files.map((file) => readTexts(Buffer.from(file.slice(1, -1), 'base64'))));
  return [text, ...said].join('\n');
}
