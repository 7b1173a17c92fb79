import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  createCertificadoFirmado,
  createDocumentoFirmado,
  createPdfDePrueba,
  didDePrueba,
  emisorDePrueba,
} from '../../testing/certificado-firmado.ts';
import { criptoDeNode } from '../../testing/cripto-de-node.ts';
import { toDireccionEstado } from '../credencial.ts';
import { createBits, presentLista } from '../lista-estado.ts';
import { type Fuentes, type FuentesEnLinea, verifyArchivo } from './archivo.ts';
import { presentHex } from './cripto.ts';

const { base: BASE, id: EMISOR } = emisorDePrueba;
const CODIGO = '00000000000000011';
const { credencial, texto, pdf } = createCertificadoFirmado(CODIGO);

const createLista = (proposito: 'revocacion' | 'suspension', marcados: number[]) =>
  createDocumentoFirmado(
    presentLista({
      direccion: toDireccionEstado(BASE, proposito, 1),
      emisor: { id: EMISOR, name: 'Ministerio' },
      proposito: proposito === 'revocacion' ? 'revocation' : 'suspension',
      desde: '2026-11-23T20:04:05Z',
      codificada: `u${gzipSync(createBits(marcados)).toString('base64url')}`,
    }),
  );

type Otras = Partial<FuentesEnLinea> & Partial<Pick<Fuentes, 'did' | 'ahora'>>;

const AHORA = new Date('2026-11-27T15:00:00Z');

async function createFuentes({ did = didDePrueba, ahora = AHORA, ...more }: Otras = {}): Promise<Fuentes> {
  const sha256 = presentHex(await criptoDeNode.sha256(pdf));
  return {
    did,
    ahora,
    enLinea: {
      momento: 'Hoy',
      readLista: async (direccion) =>
        createLista(direccion.includes('revocacion') ? 'revocacion' : 'suspension', []),
      readPublicado: async (codigo) =>
        codigo === CODIGO ? { credencial, pdf: { sha256 }, sello: null } : null,
      ...more,
    },
  };
}

const judge = async (bytes: Uint8Array, more: Otras = {}) => {
  const { constataciones } = await verifyArchivo(bytes, await createFuentes(more), criptoDeNode);
  return constataciones.map(({ asunto, dictamen }) => `${asunto}: ${dictamen}`);
};
const encode = (text: string) => new TextEncoder().encode(text);

describe('a file somebody received', () => {
  it('[AREA-05] is what was issued: the JSON, as it is spaced, and the PDF with it inside', async () => {
    const bien = ['Firma del ministerio: Correcta', 'Estado: Hoy'];
    expect(await judge(encode(texto))).toEqual(bien);
    expect(await judge(encode(JSON.stringify(credencial, null, 2)))).toEqual(bien);
    expect(await judge(pdf)).toEqual([bien[0], 'Archivo PDF: Intacto', bien[1]]);
  });

  it('[AREA-05] is over the day after its last one, though no list marks it', async () => {
    const { proof, ...dicho } = credencial;
    const conFin = createDocumentoFirmado({ ...dicho, validUntil: '2026-11-27T05:00:00Z' });
    const readPublicado = async () => ({ credencial: conFin, pdf: null, sello: null });
    const judgeEn = (ahora: Date) => judge(encode(JSON.stringify(conFin)), { ahora, readPublicado });
    expect(await judgeEn(new Date('2026-11-27T04:59:00Z'))).toEqual([
      'Firma del ministerio: Correcta',
      'Estado: Hoy',
    ]);
    expect(await judgeEn(AHORA)).toEqual(['Firma del ministerio: Correcta', 'Estado: Vencido']);
  });

  it('[AREA-05] fifty changed bytes of the JSON are found, and the field that changed is named', async () => {
    const informe = async (bytes: Uint8Array) =>
      (await verifyArchivo(bytes, await createFuentes(), criptoDeNode)).constataciones;
    const at = texto.indexOf('Consulta de datos');
    const changed = await informe(encode(texto.slice(0, at) + texto.slice(at).replace('datos', 'dates')));
    expect(changed.map(({ detalle }) => detalle)).toEqual([
      'El contenido no es el que se firmó.',
      'No son los que se expidieron. Cambió: credentialSubject.nombre.',
      'No está suspendido ni revocado',
    ]);
    for (let step = 0; step < 50; step += 1) {
      const place = Math.floor((step * texto.length) / 50);
      const other = texto[place] === '7' ? '8' : '7';
      const found = await informe(encode(texto.slice(0, place) + other + texto.slice(place + 1)));
      expect([place, found.some(({ resultado }) => resultado === 'mal')]).toEqual([place, true]);
    }
  });

  it('[AREA-05] every changed byte of the PDF is found', async () => {
    for (let step = 0; step < 50; step += 1) {
      const changed = Uint8Array.from(pdf);
      const place = Math.floor((step * pdf.length) / 50);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const { constataciones } = await verifyArchivo(changed, await createFuentes(), criptoDeNode);
      expect([place, constataciones.some(({ resultado }) => resultado === 'mal')]).toEqual([place, true]);
    }
  });

  it('[AREA-05] tells a revoked and a suspended one, and a list that is not what the issuer signed', async () => {
    const marked = (proposito: string, marcados: number[]): Partial<FuentesEnLinea> => ({
      readLista: async (direccion) => {
        const of = direccion.includes('revocacion') ? 'revocacion' : 'suspension';
        return createLista(of, of === proposito ? marcados : []);
      },
    });
    expect((await judge(pdf, marked('revocacion', [7]))).at(-1)).toBe('Estado: Revocado');
    expect((await judge(pdf, marked('suspension', [7]))).at(-1)).toBe('Estado: Suspendido');
    expect((await judge(pdf, marked('revocacion', [6, 8]))).at(-1)).toBe('Estado: Hoy');
    const forged = {
      readLista: async () => ({ ...createLista('revocacion', []), validFrom: '2020-01-01T00:00:00Z' }),
    };
    expect((await judge(pdf, forged)).at(-1)).toBe('Estado: Sin comprobar');
  });

  it('[AREA-05] without a network verifies the signature and says what it could not compare', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await judge(pdf, { readLista: offline, readPublicado: offline })).toEqual([
      'Firma del ministerio: Correcta',
      'Archivo PDF: Intacto',
      'Registro del ministerio: Sin comprobar',
      'Estado: Sin comprobar',
    ]);
  });

  it('[AREA-05] of another installation, of no certificate or of nothing at all: a clear answer', async () => {
    const otro = { ...didDePrueba, id: 'did:web:otro.example' };
    expect((await judge(encode(texto), { did: otro }))[0]).toBe('Firma del ministerio: No corresponde');
    expect((await judge(encode(texto), { readPublicado: async () => null }))[1]).toBe(
      'Registro del ministerio: No existe',
    );
    for (const bytes of [encode(''), encode('hola'), encode('[]'), Uint8Array.of(255, 254, 0)])
      expect(await judge(bytes)).toEqual(['Archivo: No se reconoce']);
    for (const bytes of [encode('%PDF-1.7 nada'), createPdfDePrueba('roto', CODIGO)])
      expect(await judge(bytes)).toEqual(['Archivo: No se reconoce', 'Archivo PDF: Cambió']);
    expect((await judge(encode('{}')))[0]).toBe('Firma del ministerio: No corresponde');
  });
});
