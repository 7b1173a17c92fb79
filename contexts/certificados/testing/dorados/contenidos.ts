import { createPrivateKey } from 'node:crypto';
import type { ContenidoCertificado } from '../../rules/credencial.ts';
import { conformidadDePrueba } from '../conformidad-de-prueba.ts';

/** What two certificates say, whose signed credentials stand beside this file letter by letter. */
const comun = {
  titulo: 'Notificación de cumplimiento',
  expedidoEn: '2026-11-23T20:04:05.678Z',
  servicio: { nombre: 'Consulta de «datos» básicos – ñ', oid: '2.999.170.2.14.3', version: '1.0' },
  entidad: { nombre: 'Entidad', sigla: 'ENT', nit: '899999053', dv: '1' },
  campos: { total: 3, reutilizados: 1, definidos: 1, modificados: 1 },
  elementos: [{ identificador: 'codSexo', nombre: 'Sexo', oid: null, version: '1.1' }],
  intervinieron: [{ papel: 'certificador', cargo: 'Directora', entidad: 'Ministerio' }],
} as const;
const toContenido = (nivel: 1 | 2): ContenidoCertificado => ({
  ...comun,
  nivel,
  numero: `LCI-C${nivel}-2026-000001`,
  codigo: '00000000000000011',
  radicado: `LCI-N${nivel}-2026-000001`,
});

export const contenidosDorados: Readonly<Record<1 | 2, ContenidoCertificado>> = {
  1: toContenido(1),
  2: { ...toContenido(2), conformidad: conformidadDePrueba },
};

/** Who signed them; its base and the place in the status lists are part of what is signed. */
export const emisorDorado = { base: 'https://marco.example', nombre: 'Ministerio' } as const;
export const LUGAR_DORADO = 7;

/** The pair of the first test of RFC 8032: nobody else has to keep it. */
const SEMILLA = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const DER = Buffer.from(`302e020100300506032b657004220420${SEMILLA}`, 'hex');
export const claveDorada = {
  id: 'c-2026-1',
  privada: createPrivateKey({ key: DER, format: 'der', type: 'pkcs8' }),
} as const;
