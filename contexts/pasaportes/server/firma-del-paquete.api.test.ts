import { createHash } from 'node:crypto';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import jsigs from 'jsonld-signatures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchivos } from '../rules/manifiesto.ts';
import { verifyPaquete } from '../rules/verify-paquete.ts';
import { type PasaportesSite, startPasaportesSite } from '../testing/pasaportes-site.ts';

let site: PasaportesSite;
let paquete: Awaited<ReturnType<PasaportesSite['download']>>;
let oid: string;
beforeAll(async () => {
  site = await startPasaportesSite();
  const version = await site.addVersion();
  oid = version.oid;
  await site.certify(version.servicioId);
  await site.runJobs();
  paquete = await site.download(oid);
});
afterAll(() => site.close());

type ManifiestoLeido = Readonly<Record<string, unknown>>;

/** The judgement of an implementation that is not ours, by the keys the package itself carries. */
async function judge(manifiesto: ManifiestoLeido): Promise<boolean> {
  const did = paquete.json('certificados/did.json');
  const publicado: Record<string, unknown> = {
    [did.id]: { '@context': 'https://www.w3.org/ns/did/v1', ...did },
  };
  for (const clave of did.verificationMethod)
    publicado[clave.id] = { '@context': 'https://w3id.org/security/multikey/v1', ...clave };
  const { verified } = await jsigs.verify(structuredClone(manifiesto), {
    suite: new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() }),
    purpose: new jsigs.purposes.AssertionProofPurpose(),
    documentLoader: async (url) => ({ contextUrl: null, documentUrl: url, document: publicado[url] }),
  });
  return verified;
}

const comprobador = {
  readTexto: (bytes: Uint8Array) => Buffer.from(bytes).toString(),
  sha256: async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'),
  verifyFirma: async (manifiesto: ManifiestoLeido) =>
    (await judge(manifiesto))
      ? ({ valida: true } as const)
      : ({ valida: false, motivo: 'El contenido no es el que se firmó.' } as const),
};

it('[AREA-15] the manifest lists every other file, and another implementation accepts its signature offline', async () => {
  const manifiesto = paquete.json('manifiesto.json');
  const rutas = readArchivos(manifiesto)?.map(({ ruta }) => ruta) ?? [];
  expect(['manifiesto.json', ...rutas]).toEqual([...paquete.archivos.keys()]);
  expect(rutas).toEqual(rutas.toSorted((one, other) => (one < other ? -1 : 1)));
  expect(await judge(manifiesto)).toBe(true);
  expect(await verifyPaquete(paquete.archivos, comprobador)).toEqual({
    firma: { valida: true, motivo: '' },
    asunto: { oid, version: '1.0', servicio: expect.stringMatching(/^Servicio /) },
    archivos: rutas.length,
    hallazgos: [],
  });
});

it('[AREA-15] one changed byte is named by its file, wherever it is', async () => {
  for (const [ruta, contenido] of paquete.archivos) {
    if (ruta === 'manifiesto.json') continue;
    const changed = Uint8Array.from(contenido);
    const place = Math.floor(changed.length / 2);
    changed[place] = (changed[place] ?? 0) ^ 1;
    const { firma, hallazgos } = await verifyPaquete(
      new Map(paquete.archivos).set(ruta, changed),
      comprobador,
    );
    expect([firma.valida, hallazgos]).toEqual([true, [{ ruta, hallazgo: 'cambiado' }]]);
  }
});

it('[AREA-15] a manifest with another digest, another servicio or no proof is not believed', async () => {
  const text = paquete.text('manifiesto.json');
  const { proof: _, ...sinPrueba } = paquete.json('manifiesto.json');
  const [digest = ''] = text.match(/[0-9a-f]{64}/) ?? [];
  const wrong = digest.replace(/^./, (letter) => (letter === '0' ? '1' : '0'));
  const letters = [text.replace(digest, wrong), text.replace('"version":"1.0"', '"version":"9.0"')];
  for (const escrito of [...letters, JSON.stringify(sinPrueba)]) {
    const archivos = new Map(paquete.archivos).set('manifiesto.json', Buffer.from(escrito));
    const { firma, asunto } = await verifyPaquete(archivos, comprobador);
    expect([firma.valida, asunto]).toEqual([false, null]);
  }
  for (const escrito of ['', 'no es JSON', '[]', '{"credentialSubject":{}}']) {
    const archivos = new Map(paquete.archivos).set('manifiesto.json', Buffer.from(escrito));
    expect((await verifyPaquete(archivos, comprobador)).firma.motivo).toMatch(
      /^El archivo no es un pasaporte/,
    );
  }
});

it('[AREA-15] certificates, keys and status lists are the documents the site publishes, byte by byte', async () => {
  const did = await site.test.app.inject({ url: '/.well-known/did.json' });
  expect(paquete.text('certificados/did.json')).toBe(did.body);
  const lista = await site.test.app.inject({ url: '/estados/revocacion/1' });
  expect(paquete.text('certificados/estados/revocacion-1.json')).toBe(lista.body);
  const [certificado] = paquete.json('pasaporte.json').certificados;
  const codigo = certificado.codigo.replaceAll('-', '');
  const credencial = await site.visit(`certificados/${codigo}?formato=vc`);
  expect(paquete.text(certificado.credencial)).toBe(credencial.body);
  const pdf = await site.visit(`certificados/${codigo}?formato=pdf`);
  expect(Buffer.from(paquete.archivos.get(certificado.pdf) ?? []).equals(pdf.rawPayload)).toBe(true);
});
