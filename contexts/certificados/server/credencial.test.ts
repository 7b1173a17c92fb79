import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { from as fromMultikey } from '@digitalbazaar/ed25519-multikey';
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import fc from 'fast-check';
import jsigs from 'jsonld-signatures';
import { describe, expect, it } from 'vitest';
import { presentContexto, presentCredencial, toDid } from '../rules/credencial.ts';
import { createBits, LUGARES_POR_LISTA, readBit, toLugarEnLista } from '../rules/lista-estado.ts';
import { formatBase58 } from '../rules/multibase.ts';
import { type Documento, presentCanonico } from '../rules/prueba.ts';
import { verifyFirma } from '../rules/verificacion/firma.ts';
import { conformidadDePrueba } from '../testing/conformidad-de-prueba.ts';
import { criptoDeNode } from '../testing/cripto-de-node.ts';
import { claveDorada, contenidosDorados, emisorDorado, LUGAR_DORADO } from '../testing/dorados/contenidos.ts';
import { createFirma } from './create-firma.ts';

const BASE = 'http://localhost:8080';
const EMISOR = toDid(BASE);
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** An issuer with its key, as it publishes them. */
function createDid(id: string, publica: KeyObject) {
  const x = Buffer.from(String(publica.export({ format: 'jwk' }).x), 'base64url');
  const clave = {
    id: `${id}#c-2026-1`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: formatBase58(Uint8Array.from([0xed, 1, ...x])),
  };
  return { id, verificationMethod: [clave], assertionMethod: [clave.id], clave };
}
const { clave: CLAVE, ...DID } = createDid(EMISOR, publicKey);
const MOMENTO = new Date('2026-11-23T20:04:05Z');

const firmar = (documento: Documento) =>
  createFirma(documento, {
    clave: { id: 'c-2026-1', privada: privateKey },
    emisor: EMISOR,
    momento: MOMENTO,
  });

function createCredencial(nombre: string, lugar = 7) {
  return presentCredencial(
    {
      numero: 'LCI-C1-2026-000001',
      codigo: '00000000000000011',
      nivel: 1,
      titulo: 'Notificación',
      radicado: 'LCI-N1-2026-000001',
      expedidoEn: MOMENTO.toISOString(),
      servicio: { nombre, oid: '2.999.170.2.14.3', version: '1.0' },
      entidad: { nombre: 'Entidad', sigla: null, nit: '899999053', dv: '1' },
      campos: { total: 1, reutilizados: 1, definidos: 0, modificados: 0 },
      elementos: [{ identificador: 'codSexo', nombre: 'Sexo', oid: null, version: '1.1' }],
      intervinieron: [{ papel: 'certificador', cargo: 'Directora', entidad: 'Ministerio' }],
    },
    { base: BASE, nombre: 'Ministerio' },
    lugar,
  );
}

/** The judgement of an implementation that is not ours, which reads keys and contexts from what we publish. */
async function judge(firmada: Documento, did = DID, base = BASE): Promise<boolean> {
  const [clave] = did.verificationMethod;
  const publicado: Readonly<Record<string, unknown>> = {
    [String(clave?.id)]: { '@context': 'https://w3id.org/security/multikey/v1', ...clave },
    [did.id]: { '@context': 'https://www.w3.org/ns/did/v1', ...did },
    [`${base}/contextos/certificado-v1.jsonld`]: presentContexto(base),
  };
  const documentLoader = async (url: string) => ({
    contextUrl: null,
    documentUrl: url,
    document: publicado[url],
  });
  const suite = new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() });
  const purpose = new jsigs.purposes.AssertionProofPurpose();
  const { verified } = await jsigs.verify(structuredClone(firmada), { suite, purpose, documentLoader });
  return verified;
}

describe('proof of a credential', () => {
  it('[AREA-05] another implementation of eddsa-jcs-2022 accepts ours, and our verification accepts it too', async () => {
    for (const nombre of ['Consulta de datos', 'Ñandú «así» – 😀\u2028', 'a"\\\n\t']) {
      const firmada = firmar(createCredencial(nombre));
      expect(await judge(firmada)).toBe(true);
      expect(await verifyFirma(firmada, DID, criptoDeNode)).toEqual({
        valida: true,
        clave: 'c-2026-1',
        firmadaEn: '2026-11-23T20:04:05Z',
      });
    }
    expect(await fromMultikey({ ...CLAVE })).toMatchObject({ id: CLAVE.id });
  });

  it('[AREA-05] both refuse what was changed anywhere after it was signed', async () => {
    const firmada = firmar(createCredencial('Consulta de datos'));
    const text = JSON.stringify(firmada);
    const letters = [...text].flatMap((letter, place) => (/[a-z0-9]/i.test(letter) ? [place] : []));
    const places = fc.sample(fc.constantFrom(...letters), { numRuns: 50, seed: 5 });
    for (const place of places) {
      const other = text[place] === '1' ? '2' : '1';
      const changed = JSON.parse(text.slice(0, place) + other + text.slice(place + 1));
      expect([place, (await verifyFirma(changed, DID, criptoDeNode)).valida]).toEqual([place, false]);
    }
    const [place = 0] = places;
    const other = text[place] === '1' ? '2' : '1';
    expect(await judge(JSON.parse(text.slice(0, place) + other + text.slice(place + 1)))).toBe(false);
  });

  it('[AREA-05] says why: no proof, another issuer, an unknown key, a key that was not safe any more', async () => {
    const credencial = createCredencial('Consulta');
    const firmada = firmar(credencial);
    const judgeBy = async (documento: Documento, did: Parameters<typeof verifyFirma>[1] = DID) => {
      const firma = await verifyFirma(documento, did, criptoDeNode);
      return firma.valida ? 'valida' : firma.codigo;
    };
    expect(await judgeBy(credencial)).toBe('sin-prueba');
    expect(await judgeBy({ ...firmada, proof: null })).toBe('sin-prueba');
    expect(await judgeBy(firmada, { ...DID, id: 'did:web:otro.example' })).toBe('otro-emisor');
    expect(await judgeBy(firmada, { ...DID, verificationMethod: [] })).toBe('clave-desconocida');
    const revoked = (moment: string) => ({ ...DID, verificationMethod: [{ ...CLAVE, revoked: moment }] });
    expect(await judgeBy(firmada, revoked('2026-11-23T20:04:05Z'))).toBe('clave-comprometida');
    expect(await judgeBy(firmada, revoked('2026-11-24T00:00:00Z'))).toBe('valida');
    expect(await judgeBy({ ...firmada, otra: 1 })).toBe('alterada');
  });
});

describe('golden credentials', () => {
  const readDorado = (nivel: 1 | 2) =>
    readFileSync(new URL(`../testing/dorados/nivel-${nivel}.jcs.txt`, import.meta.url), 'utf8').trimEnd();
  const { clave: _, ...did } = createDid(toDid(emisorDorado.base), createPublicKey(claveDorada.privada));

  it.each([1, 2] as const)(
    '[AREA-05] of level %i: signed to the letter as before, and both verifications agree',
    async (nivel) => {
      const contenido = contenidosDorados[nivel];
      const firmada = createFirma(presentCredencial(contenido, emisorDorado, LUGAR_DORADO), {
        clave: claveDorada,
        emisor: did.id,
        momento: new Date(contenido.expedidoEn),
      });
      expect(presentCanonico(firmada)).toBe(readDorado(nivel));
      const guardada = JSON.parse(readDorado(nivel));
      expect(await verifyFirma(guardada, did, criptoDeNode)).toMatchObject({
        valida: true,
        clave: 'c-2026-1',
      });
      expect(await judge(guardada, did, emisorDorado.base)).toBe(true);
      const changed = JSON.parse(readDorado(nivel).replace('"version":"1.0"', '"version":"1.1"'));
      expect(await verifyFirma(changed, did, criptoDeNode)).toMatchObject({ valida: false });
      expect(await judge(changed, did, emisorDorado.base)).toBe(false);
    },
  );

  it('[AREA-05] level 1 has no member of what was tried out, level 2 the digests of it and no content', () => {
    const [uno, dos] = [JSON.parse(readDorado(1)), JSON.parse(readDorado(2))];
    expect(Object.keys(uno)).not.toContain('relatedResource');
    expect(Object.keys(uno.credentialSubject)).not.toContain('conformidad');
    const { informe, ...hallado } = contenidosDorados[2].conformidad ?? conformidadDePrueba;
    expect(dos.credentialSubject.conformidad).toEqual({
      ...hallado,
      informe: { id: informe.id, huella: informe.huella },
    });
    expect(dos.relatedResource).toEqual([
      {
        id: `${emisorDorado.base}/api-public/informes/${informe.id}?formato=documento`,
        mediaType: 'application/json',
        digestSRI: informe.digestSRI,
      },
    ]);
  });
});

describe('status list', () => {
  it('[AREA-05] has at least 131,072 places, and each certificate one of its own', () => {
    expect(LUGARES_POR_LISTA).toBe(131_072);
    expect(toLugarEnLista(131_071)).toEqual({ lista: 1, indice: 131_071 });
    expect(toLugarEnLista(131_072)).toEqual({ lista: 2, indice: 0 });
  });

  it('[AREA-05] marks exactly the places it is told; the first is the leftmost bit', () => {
    expect(createBits([0])[0]).toBe(0x80);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(LUGARES_POR_LISTA - 1), { maxLength: 20 }),
        fc.nat(LUGARES_POR_LISTA - 1),
        (marked, other) => {
          const bits = createBits(marked);
          expect(bits).toHaveLength(16_384);
          expect(marked.every((place) => readBit(bits, place))).toBe(true);
          expect(readBit(bits, other)).toBe(marked.includes(other));
        },
      ),
      { numRuns: 50 },
    );
    expect(readBit(createBits([]), LUGARES_POR_LISTA)).toBeUndefined();
    expect(readBit(createBits([]), -1)).toBeUndefined();
  });
});
