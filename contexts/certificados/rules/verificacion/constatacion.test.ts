import { describe, expect, it } from 'vitest';
import { didDePrueba } from '../../testing/certificado-firmado.ts';
import { criptoDeNode } from '../../testing/cripto-de-node.ts';
import { verifyEstado } from './constatacion.ts';

const CREDENCIAL = {
  credentialStatus: {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '4',
    statusListCredential: 'https://marco.example/listas/revocacion',
  },
};

describe('the state that could not be verified', () => {
  it.each([
    ['El sitio respondió 500.', 'El sitio respondió 500.'],
    ['La lista tardó demasiado', 'La lista tardó demasiado.'],
  ])('[AREA-05] says its cause as one sentence: %s', async (causa, dicha) => {
    const readLista = () => Promise.reject(new Error(causa));
    const fuentes = { did: didDePrueba, readLista, ahora: new Date(), momento: 'Hoy, 10:42 a. m.' };
    const { resultado, detalle } = await verifyEstado(CREDENCIAL, fuentes, criptoDeNode);
    expect(resultado).toBe('sin-saber');
    expect(detalle).toBe(`No se pudo comprobar el estado. ${dicha} Repita en unos minutos.`);
  });
});

it('[AREA-05] a last day that is over is no state in a list: it is told, without a network too', async () => {
  const conFin = { ...CREDENCIAL, validUntil: '2026-12-01T05:00:00Z' };
  const judge = async (momento: string) => {
    const ahora = new Date(momento);
    const readLista = () => Promise.reject(new Error('Sin red'));
    const fuentes = { did: didDePrueba, readLista, ahora, momento: 'Hoy' };
    const { resultado, dictamen, detalle } = await verifyEstado(conFin, fuentes, criptoDeNode);
    return { resultado, dictamen, detalle };
  };
  // Until the last instant of its last day, in the country.
  expect(await judge('2026-12-01T04:59:59.999Z')).toMatchObject({ dictamen: 'Sin comprobar' });
  expect(await judge('2026-12-01T05:00:00Z')).toEqual({
    resultado: 'mal',
    dictamen: 'Vencido',
    detalle: 'Valió hasta el 30 de noviembre de 2026: ya no vale.',
  });
});
