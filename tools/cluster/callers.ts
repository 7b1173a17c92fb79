import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const REPEAT_PAUSE_MS = 50;
const TEMPLATE = '/api/correos/plantillas/rol-asignado/prueba';
const FILE_BYTES = 200_000;
/** A person may have 200 files that no record took. */
const MOST_FILES = 150;

/** The calls of people while processes of the installation died. */
export interface Diary {
  /** Keys of the writes that were acknowledged. */
  readonly writes: string[];
  readonly uploads: { readonly id: string; readonly sha256: string }[];
  /** Calls that were not answered, or answered by the proxy for a process that is gone. */
  unanswered: number;
  /** Answers that must not occur. */
  readonly wrong: string[];
  isOver: boolean;
}

export const openDiary = (): Diary => ({ writes: [], uploads: [], unanswered: 0, wrong: [], isOver: false });

/** Calls until a process answers, as a screen does that lost its connection. */
async function callUntilAnswered(diary: Diary, call: () => Promise<Response>): Promise<Response | undefined> {
  for (;;) {
    try {
      const answer = await call();
      if (answer.status === 200) return answer;
      const said = await answer.text();
      if (answer.status === 502 || answer.status === 503) diary.unanswered += 1;
      else {
        diary.wrong.push(`${answer.status} ${said}`);
        return undefined;
      }
    } catch {
      diary.unanswered += 1;
    }
    await wait(REPEAT_PAUSE_MS);
  }
}

/** Sends one write after the other; what was not answered is sent again with its key. */
export async function writeUntilOver(url: string, token: string, diary: Diary): Promise<void> {
  while (!diary.isOver) {
    const key = randomUUID();
    const answer = await callUntilAnswered(diary, () =>
      fetch(`${url}${TEMPLATE}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ asunto: key, cuerpo: 'Hola, {{nombre}}.', aviso: 'Aviso' }),
      }),
    );
    await answer?.text();
    if (answer) diary.writes.push(key);
  }
}

/** Uploads one file after the other; what was not answered is uploaded again. */
export async function uploadUntilOver(url: string, token: string, diary: Diary): Promise<void> {
  for (let files = 0; files < MOST_FILES && !diary.isOver; files += 1) {
    const content = randomBytes(FILE_BYTES / 2).toString('hex');
    const form = () => {
      const written = new FormData();
      written.append('archivo', new Blob([content]), 'acta.txt');
      return written;
    };
    const answer = await callUntilAnswered(diary, () =>
      fetch(`${url}/api/uploadFileOpt?carpeta=mesas`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form(),
      }),
    );
    if (!answer) continue;
    const { id } = (await answer.json()) as { id: string };
    diary.uploads.push({ id, sha256: createHash('sha256').update(content).digest('hex') });
  }
}
