import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { openTestDatabase, prepareTestTemplate } from '@marco/test-kit';
import { sendAgain } from '@marco/test-kit/send-again';
import type { NotedStatement } from '@marco/test-kit/statement-notes';

/** Sends the statements of a file to the embedded database of the tests, and writes what it refused to another. */
const [, , statementsFile = '', refusedFile = ''] = process.argv;
const statements = deserialize(readFileSync(statementsFile)) as readonly NotedStatement[];
await prepareTestTemplate();
const database = await openTestDatabase({ as: 'owner' });
const refused = await sendAgain(database.kysely, statements);
await database.close();
writeFileSync(refusedFile, JSON.stringify(refused));
