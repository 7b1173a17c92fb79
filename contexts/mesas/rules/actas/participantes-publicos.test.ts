import { expect, it } from 'vitest';
import { presentParticipantes } from './participantes-publicos.ts';

const INVITADOS = [
  { nombre: 'Néstor Quiñones', entidad: 'Cancillería', asistio: true },
  { nombre: 'Marta Saldarriaga', entidad: 'Cancillería', asistio: true },
  { nombre: 'Paola Restrepo', entidad: 'Policía Nacional', asistio: true },
  { nombre: 'Ramiro Montaño', entidad: 'DIAN', asistio: false },
  { nombre: 'Begoña Yepes', entidad: 'DIAN', asistio: null },
];
const CONTEO = 'Cancillería: 2 personas\nPolicía Nacional: 1 persona';

it.each([
  ['nothing written', '', CONTEO],
  [
    'a list made of who came',
    'Néstor Quiñones (Cancillería), Marta Saldarriaga (Cancillería), Paola Restrepo (Policía Nacional)',
    CONTEO,
  ],
  ['what was written', ' Delegados de dos entidades. ', 'Delegados de dos entidades.'],
  [
    'an e-mail in it',
    'Delegación de la Policía (paola.restrepo@ejemplo.gov.co), y otros.',
    'Delegación de la Policía (correo reservado), y otros.',
  ],
])('[MESA-10] of %s anybody reads no e-mail, and of who came entidades and numbers', (_, escrito, read) => {
  expect(presentParticipantes(escrito, INVITADOS)).toBe(read);
});

it('[MESA-10] without anybody who came nothing is said', () => {
  expect(presentParticipantes('', [])).toBe('');
});
