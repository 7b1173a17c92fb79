import { readCsv, readJson } from '../read-data.ts';
import { type DemoIdentity, demoIdentities, presentDemoSubject } from './demo-identities.ts';

/** A user of the product: a registered demo identity, or staff that only gives life to the data. */
export interface DemoPersona {
  readonly numero: string;
  readonly subject: string;
  readonly primerNombre: string;
  readonly segundoNombre?: string;
  readonly primerApellido: string;
  readonly segundoApellido?: string;
  readonly correo: string;
}

export interface DemoMembresia {
  readonly numero: string;
  readonly entidad: string;
  readonly rol: string;
  readonly cargo: string;
  readonly estado: string;
}

function fromIdentity(identity: DemoIdentity): DemoPersona {
  const { secondName, secondSurname } = identity;
  return {
    numero: identity.identificationNumber,
    subject: identity.subject,
    primerNombre: identity.firstName,
    ...(secondName === undefined ? {} : { segundoNombre: secondName }),
    primerApellido: identity.firstSurname,
    ...(secondSurname === undefined ? {} : { segundoApellido: secondSurname }),
    correo: identity.email,
  };
}

/** What stands before the @ of the address of an invented person. */
export function presentMailbox({
  primerNombre,
  primerApellido,
}: Pick<DemoPersona, 'primerNombre' | 'primerApellido'>): string {
  return `${primerNombre}.${primerApellido}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
}

/** Users of the product by identification number. */
export function createPersonas(): ReadonlyMap<string, DemoPersona> {
  const staff = readJson<Omit<DemoPersona, 'subject' | 'correo'>[]>(
    new URL('personal.json', import.meta.url),
  );
  const personas = [
    ...demoIdentities.filter((identity) => identity.registered).map(fromIdentity),
    ...staff.map((person) => ({
      ...person,
      subject: presentDemoSubject(person.numero),
      correo: `${presentMailbox(person)}@mintic.ejemplo.gov.co`,
    })),
  ];
  return new Map(personas.map((persona) => [persona.numero, persona]));
}

export function listMembresias(): DemoMembresia[] {
  return readCsv(new URL('membresias.csv', import.meta.url), ['numero', 'entidad', 'rol', 'cargo', 'estado']);
}

/** Names and surnames that exist, one space apart. */
export function presentNombre(persona: DemoPersona): string {
  const { primerNombre, segundoNombre, primerApellido, segundoApellido } = persona;
  return [primerNombre, segundoNombre, primerApellido, segundoApellido].filter(Boolean).join(' ');
}
