// A message of 100 KB against an XSD, by the validator of the product and by xmllint on the same files.
// `npm run bench:validate`. The limit is a figure to compare with, never asserted: it depends on the machine.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createValidationPool, type Tarea } from '@marco/esquemas/server';
import { computePercentile } from './percentile.ts';

const ROUNDS = 40;
const WARM_UP_ROUNDS = 5;
const BYTES = 100_000;
const LIMIT = 2;

const XSD = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:telefono" targetNamespace="urn:telefono" elementFormDefault="qualified">
  <xs:simpleType name="enumTipoTelefono"><xs:restriction base="xs:token"><xs:enumeration value="FIJO"/><xs:enumeration value="MOVIL"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="numTelefonoContacto"><xs:restriction base="xs:token"><xs:minLength value="7"/><xs:maxLength value="10"/><xs:pattern value="[0-9]+"/></xs:restriction></xs:simpleType>
  <xs:element name="telefonos"><xs:complexType><xs:sequence><xs:element name="datoTelefono" maxOccurs="unbounded"><xs:complexType><xs:sequence>
    <xs:element name="codTipoTelefono" type="enumTipoTelefono"/>
    <xs:element name="numTelefonoContacto" type="numTelefonoContacto"/>
    <xs:element name="fecRegistro" type="xs:date"/>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
</xs:schema>`;
const TELEFONO =
  '<datoTelefono><codTipoTelefono>FIJO</codTipoTelefono><numTelefonoContacto>6012345678</numTelefonoContacto><fecRegistro>2026-11-21</fecRegistro></datoTelefono>\n';
const telefonos = (telefono: string) =>
  `<telefonos xmlns="urn:telefono">\n${telefono.repeat(Math.floor(BYTES / telefono.length))}</telefonos>`;

const MESSAGES = {
  valid: telefonos(TELEFONO),
  'with more faults than are told': telefonos(TELEFONO.replace('FIJO', 'OTRO')),
};

const directory = mkdtempSync(join(tmpdir(), 'bench-validate-'));
const pool = createValidationPool();
try {
  const xsd = join(directory, 'telefono.xsd');
  writeFileSync(xsd, XSD);
  for (const [name, message] of Object.entries(MESSAGES)) await compare(name, message, xsd);
} finally {
  rmSync(directory, { recursive: true });
}

async function compare(name: string, message: string, xsd: string): Promise<void> {
  const file = join(directory, 'mensaje.xml');
  writeFileSync(file, message);
  const tarea: Tarea = {
    mensaje: new TextEncoder().encode(message),
    formato: 'xml',
    esquema: {
      tipo: 'xsd',
      archivos: [{ ruta: 'telefono.xsd', texto: XSD }],
      raiz: 'telefono.xsd',
      raizEsperada: null,
      formas: null,
      elementos: new Map(),
    },
  };
  const ours = await measure(async () => {
    await pool.validate(tarea, { key: 'bench', hasSession: true });
  });
  say(`${name}, ${message.length} bytes: validator p50 ${ours.p50} ms, p95 ${ours.p95} ms`);
  if (spawnSync('xmllint', ['--version']).error) {
    say('  xmllint is missing (Debian: apt-get install libxml2-utils): nothing to compare with.');
    return;
  }
  const theirs = await measure(() => {
    spawnSync('xmllint', ['--noout', '--schema', xsd, file], { stdio: 'ignore' });
  });
  say(`  xmllint p50 ${theirs.p50} ms, p95 ${theirs.p95} ms`);
  say(`  ratio p50 ${(ours.p50 / theirs.p50).toFixed(2)} (limit ${LIMIT})`);
}

async function measure(work: () => Promise<void> | void): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => Number(computePercentile(times, part).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
