import { createHeadFinder } from '@marco/server-kit';
import type { TestApp } from '@marco/test-kit';
import type { NamedPeople, PublicCall, PublicCalls, PublicRow } from '@marco/test-kit/declarations';
import { sql } from 'kysely';
import type { ProcessDependencies } from '../src/context-manifest.ts';
import { listModules } from '../src/modules.ts';
import { type BoundAddress, boundAddresses, boundModules } from './bound-modules.ts';
import { joinDeclared } from './join-declared.ts';
import { testingModules } from './testing-modules.ts';

/** What anybody may call: by its name in the declarations, with its method and its address. */
export interface PublicAddress {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly url: string;
  /** Whether it is a page of the application: the server says its head alone. */
  readonly isPage?: true;
}

const asked = ({ endpoint, address }: BoundAddress): readonly PublicAddress[] =>
  address.access.kind === 'public'
    ? [{ name: endpoint.operation, method: endpoint.method, url: address.url }]
    : [];

const read = (path: string): PublicAddress => ({ name: path, method: 'GET', url: path });

/** Every address of the product that anybody may call: endpoints, documents, pages with a head, and open areas. */
export const publicAddresses: readonly PublicAddress[] = [
  ...boundAddresses.flatMap(asked),
  ...boundModules.flatMap(({ documents = [], pages = [], areas = [] }) => [
    ...documents.map(({ path }) => read(path)),
    ...pages.map(({ path }): PublicAddress => ({ ...read(path), isPage: true })),
    ...areas.map(({ prefix }) => read(prefix)),
  ]),
];

export const PUBLIC_CALLS: PublicCalls = joinDeclared<readonly PublicCall[]>(
  testingModules.map(({ publicCalls }): PublicCalls => publicCalls ?? {}),
);

export const NAMED_PEOPLE = joinDeclared<NamedPeople>(testingModules.map(({ namedPeople }) => namedPeople));

/** What nobody calls of what anybody may, and what is declared of what there is not. */
export function compareCalls(addresses: readonly PublicAddress[], declared: readonly string[]): string[] {
  const names = new Set(addresses.map(({ name }) => name));
  const calls = new Set(declared);
  return [
    ...[...names].filter((name) => !calls.has(name)).map((name) => `publicCalls lacks ${name}`),
    ...[...calls].filter((name) => !names.has(name)).map((name) => `no public address ${name}`),
  ];
}

/** The records of every context, from left to right. */
export async function addPublicRecords(test: TestApp): Promise<void> {
  for (const { addPublicRecords } of testingModules) await addPublicRecords?.(test);
}

/** What is read of an answer. */
interface PublicAnswer {
  readonly statusCode: number;
  readonly headers: object;
  readonly rawPayload: Uint8Array;
}

/** Makes a call of an address, once for each of its records. @throws Error where there is none */
export async function callPublic(
  test: TestApp,
  address: PublicAddress,
  call: PublicCall,
): Promise<readonly PublicAnswer[]> {
  const rows = call.records === undefined ? [{}] : await listRows(test, call.records);
  if (rows.length === 0) throw new Error(`${address.name} has no record: ${call.records}`);
  return Promise.all(
    rows.map((row) => {
      const url = encodeURI(fill(address.url + (call.rest ?? ''), row));
      if (address.isPage) return readHead(test, url);
      return test.app.inject({ method: address.method, url, ...toBody(call, row) });
    }),
  );
}

/** The head of a page: the page itself is there only where the application was built. */
async function readHead({ database }: TestApp, url: string): Promise<PublicAnswer> {
  const modules = listModules({ database: database.kysely } as ProcessDependencies);
  const head = await createHeadFinder(modules.flatMap(({ pages }) => pages ?? []))(url);
  return {
    statusCode: head === undefined ? 404 : 200,
    headers: {},
    rawPayload: Buffer.from(JSON.stringify(head ?? null)),
  };
}

async function listRows({ database }: TestApp, records: string): Promise<readonly PublicRow[]> {
  return (await sql<PublicRow>`${sql.raw(records)}`.execute(database.kysely)).rows;
}

/** An address with what stands in its braces. @throws Error where the record does not say it */
function fill(url: string, row: PublicRow): string {
  return url.replaceAll(/\{(\w+)\}/g, (_, column: string) => {
    const value = row[column];
    if (value === undefined || value === null) throw new Error(`${url}: no ${column}`);
    return String(value);
  });
}

function toBody({ payload, file }: PublicCall, row: PublicRow) {
  if (!file) return payload ? { payload: payload(row) } : {};
  const boundary = 'frontera';
  const head = `Content-Disposition: form-data; name="${file.field}"; filename="${file.name}"\r\nContent-Type: ${file.type}`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\n${head}\r\n\r\n${file.content}\r\n--${boundary}--\r\n`,
  };
}
