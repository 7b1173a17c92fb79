/** An account of the embedded authenticator that an evaluation can sign in with. */
export interface DemoIdentity {
  /** Fixed subject at the authenticator; the product's user is bound to it. */
  readonly subject: string;
  readonly identificationType: 'CC';
  readonly identificationNumber: string;
  readonly firstName: string;
  readonly secondName?: string;
  readonly firstSurname: string;
  readonly secondSurname?: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly accessType: 'documento' | 'correo';
  readonly password: string;
  /** What it is for, in Spanish: shown at start and on the sign-in page. */
  readonly description: string;
  /** Whether the product knows the person already; otherwise only the authenticator does. */
  readonly registered: boolean;
}

const DEMO_PASSWORD = 'Demo2026*';

/** How the subject of every invented person begins; nobody else's does. */
export const DEMO_SUBJECT_START = 'd3300000-0000-4000-8000-';

/** The subject of an invented person: the identification number inside a fixed UUID. */
export function presentDemoSubject(identificationNumber: string): string {
  return `${DEMO_SUBJECT_START}${identificationNumber.padStart(12, '0')}`;
}

type Person = Pick<DemoIdentity, 'firstName' | 'secondName' | 'firstSurname' | 'secondSurname' | 'email'>;

function createIdentity(
  position: number,
  description: string,
  person: Person,
  kind: Partial<Pick<DemoIdentity, 'accessType' | 'registered'>> = {},
): DemoIdentity {
  const identificationNumber = String(1_000_000_000 + position);
  return {
    subject: presentDemoSubject(identificationNumber),
    identificationType: 'CC',
    identificationNumber,
    ...person,
    phone: `300${String(position).padStart(7, '0')}`,
    address: `Calle ${position + 9} # ${position + 4}-20, Bogotá D. C.`,
    accessType: 'documento',
    password: DEMO_PASSWORD,
    description,
    registered: true,
    ...kind,
  };
}

/** Every role and every state of a membership, as an evaluation needs them. Invented people. */
export const demoIdentities: readonly DemoIdentity[] = [
  createIdentity(1, 'Administración de MinTIC', {
    firstName: 'María',
    secondName: 'Fernanda',
    firstSurname: 'Rojas',
    secondSurname: 'Quintero',
    email: 'mf.rojas@mintic.ejemplo.gov.co',
  }),
  createIdentity(2, 'Consultoría de MinTIC, dirige mesas', {
    firstName: 'Luisa',
    firstSurname: 'Peña',
    secondSurname: 'Arango',
    email: 'luisa.pena@mintic.ejemplo.gov.co',
  }),
  createIdentity(3, 'Liderazgo de interoperabilidad de una entidad pública', {
    firstName: 'Camilo',
    secondName: 'Andrés',
    firstSurname: 'Ñustes',
    secondSurname: 'Gütiérrez',
    email: 'camilo.nustes@cancilleria.ejemplo.gov.co',
  }),
  createIdentity(4, 'Cuatro entidades: dos activas, una pendiente y una inactiva', {
    firstName: 'Diana',
    secondName: 'Patricia',
    firstSurname: 'Vargas',
    secondSurname: 'Niño',
    email: 'diana.vargas@dian.ejemplo.gov.co',
  }),
  createIdentity(5, 'Una sola entidad, pendiente de aprobación', {
    firstName: 'Sebastián',
    firstSurname: 'Acuña',
    email: 'sebastian.acuna@minsalud.ejemplo.gov.co',
  }),
  createIdentity(6, 'Una sola entidad, inactiva', {
    firstName: 'Rosalba',
    firstSurname: 'Patiño',
    secondSurname: 'Sáenz',
    email: 'rosalba.patino@igac.ejemplo.gov.co',
  }),
  createIdentity(
    7,
    'Sin cuenta en el sistema: llega al registro',
    {
      firstName: 'Nicolás',
      firstSurname: 'Herrera',
      secondSurname: 'Toro',
      email: 'nicolas.herrera@ejemplo.gov.co',
    },
    { registered: false },
  ),
  createIdentity(
    8,
    'Tipo de acceso correo electrónico (nivel bajo): no puede ingresar',
    {
      firstName: 'Valentina',
      firstSurname: 'Suárez',
      secondSurname: 'Lemus',
      email: 'valentina.suarez@ejemplo.gov.co',
    },
    { registered: false, accessType: 'correo' },
  ),
  createIdentity(9, 'Institución de educación superior', {
    firstName: 'Álvaro',
    firstSurname: 'Bejarano',
    secondSurname: 'Muñoz',
    email: 'alvaro.bejarano@universidad.ejemplo.edu.co',
  }),
  createIdentity(10, 'Entidad privada', {
    firstName: 'Catalina',
    firstSurname: 'Echeverri',
    secondSurname: 'Londoño',
    email: 'catalina.echeverri@andina-demo.ejemplo.com.co',
  }),
  createIdentity(11, 'Auditoría', {
    firstName: 'Jorge',
    secondName: 'Eliécer',
    firstSurname: 'Monsalve',
    secondSurname: 'Ríos',
    email: 'jorge.monsalve@mintic.ejemplo.gov.co',
  }),
  createIdentity(12, 'Operación de la Agencia Nacional Digital', {
    firstName: 'Tatiana',
    firstSurname: 'Caicedo',
    secondSurname: 'Mosquera',
    email: 'tatiana.caicedo@and.ejemplo.gov.co',
  }),
  createIdentity(13, 'Coordinación de MinTIC', {
    firstName: 'Íñigo',
    secondName: 'José',
    firstSurname: 'Núñez',
    secondSurname: 'Bohórquez',
    email: 'inigo.nunez@mintic.ejemplo.gov.co',
  }),
];
