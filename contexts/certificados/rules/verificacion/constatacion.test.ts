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
    const fuentes = { did: didDePrueba, readLista, momento: 'Hoy, 10:42 a. m.' };
    const { resultado, detalle } = await verifyEstado(CREDENCIAL, fuentes, criptoDeNode);
    expect(resultado).toBe('sin-saber');
    expect(detalle).toBe(`No se pudo comprobar el estado. ${dicha} Repita en unos minutos.`);
  });
});
