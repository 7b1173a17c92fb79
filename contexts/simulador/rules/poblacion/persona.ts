import {
  type CodigoPersonaje,
  CUANTOS_INVENTADOS,
  DIA_DE_POBLACION,
} from '../../contract/poblacion.terms.ts';
import { addAnnios, addDias, computeAnnios } from './dias.ts';
import { APELLIDOS, MUNICIPIOS, type MunicipioDePoblacion, NOMBRES, TITULOS } from './semillas.ts';
import { createSorteo, type Sorteo } from './sorteo.ts';

/** Somebody who does not exist, the same in every service. */
export interface PersonaInventada {
  readonly personaje: CodigoPersonaje | null;
  readonly tipoDocumento: 'CC' | 'CE' | 'TI' | 'RC';
  readonly numero: string;
  readonly primerNombre: string;
  readonly segundoNombre: string | null;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
  readonly sexo: 'F' | 'M';
  readonly fechaNacimiento: string;
  readonly fechaExpedicion: string;
  readonly fechaDefuncion: string | null;
  readonly municipio: MunicipioDePoblacion;
  readonly direccion: string;
  readonly telefono: string;
  readonly correo: string;
  readonly estadoConyugal: string;
  readonly nivelEducativo: string;
  /** Title, programme and profession; null for who studied none. */
  readonly titulo: (typeof TITULOS)[number] | null;
  readonly fechaGrado: string | null;
  /** Position of the company that employs them; null for nobody. */
  readonly empleador: number | null;
  readonly fechaVinculacion: string;
  readonly ingreso: number;
}

/** What is said of a person before anything is drawn. */
interface PersonajeEscrito
  extends Partial<Omit<PersonaInventada, 'personaje' | 'numero' | 'municipio' | 'fechaExpedicion'>> {
  readonly personaje: CodigoPersonaje;
  readonly municipio?: string;
}

/** People with something to watch for, by the position of each: 9999000001 is the first. */
const ESCRITOS: Readonly<Record<number, PersonajeEscrito>> = {
  1: { personaje: 'fallecida', sexo: 'F', fechaNacimiento: '1946-08-17', fechaDefuncion: '2023-05-04' },
  2: {
    personaje: 'homonima',
    sexo: 'M',
    primerNombre: 'José',
    segundoNombre: 'Luis',
    primerApellido: 'Rojas',
    segundoApellido: 'Muñoz',
    fechaNacimiento: '1971-03-09',
    municipio: '15001',
  },
  3: {
    personaje: 'homonima',
    sexo: 'M',
    primerNombre: 'José',
    segundoNombre: 'Luis',
    primerApellido: 'Rojas',
    segundoApellido: 'Muñoz',
    fechaNacimiento: '1990-11-23',
    municipio: '41001',
  },
  4: { personaje: 'menor', sexo: 'F', fechaNacimiento: '2014-09-30' },
  5: { personaje: 'sin-registros', sexo: 'M', fechaNacimiento: '1983-01-12' },
  6: { personaje: 'reservada', sexo: 'F', fechaNacimiento: '1979-06-21' },
  7: {
    personaje: 'nombre-de-una-letra',
    sexo: 'F',
    primerNombre: 'O',
    segundoNombre: null,
    primerApellido: 'Ú',
    segundoApellido: null,
    fechaNacimiento: '1995-04-18',
  },
  8: { personaje: 'nacida-el-29-de-febrero', sexo: 'F', fechaNacimiento: '2000-02-29' },
  12: {
    personaje: 'tildes-y-enes',
    sexo: 'F',
    primerNombre: 'María',
    segundoNombre: null,
    primerApellido: 'Ñustes',
    segundoApellido: 'Cárdenas',
    fechaNacimiento: '1988-02-29',
    municipio: '76001',
  },
};

const MAYORIA = 18;
const EDAD_TARJETA = 7;
const DE_TITULO = 9;

/** The person of a position, counted from 1. */
export function createPersona(lugar: number): PersonaInventada {
  const sorteo = createSorteo(`persona ${lugar}`);
  const escrito: Partial<PersonajeEscrito> = ESCRITOS[lugar] ?? {};
  const sexo = escrito.sexo ?? sorteo.pick(['F', 'M'] as const);
  const fechaNacimiento = escrito.fechaNacimiento ?? drawNacimiento(sorteo);
  const edad = computeAnnios(fechaNacimiento, DIA_DE_POBLACION);
  const sorteados = drawNombres(sorteo, sexo);
  const nombres = { ...sorteados, ...keepNombres(escrito) };
  const tipoDocumento = drawTipoDocumento(sorteo, edad);
  const fechaExpedicion = drawExpedicion(sorteo, tipoDocumento, fechaNacimiento);
  const fechaDefuncion = escrito.fechaDefuncion ?? drawDefuncion(sorteo, edad, fechaExpedicion);
  const municipio = findMunicipio(escrito.municipio) ?? sorteo.pick(MUNICIPIOS);
  const estudios = drawEstudios(sorteo, edad, fechaNacimiento);
  const trabaja = edad >= MAYORIA && fechaDefuncion === null && sorteo.happens(60);
  return {
    personaje: escrito.personaje ?? null,
    tipoDocumento,
    numero: `9999${String(lugar).padStart(6, '0')}`,
    ...nombres,
    sexo,
    fechaNacimiento,
    fechaExpedicion,
    fechaDefuncion,
    municipio,
    direccion: drawDireccion(sorteo),
    telefono: `3909999${String(lugar).padStart(3, '0')}`,
    correo: `${toBuzon(nombres.primerNombre)}.${toBuzon(nombres.primerApellido)}.${lugar}@ejemplo.com.co`,
    estadoConyugal: edad < MAYORIA ? '6' : sorteo.pick(['1', '2', '3', '4', '5', '6']),
    ...estudios,
    empleador: trabaja ? sorteo.int(0, CUANTOS_INVENTADOS.empresas - 1) : null,
    fechaVinculacion: addDias(addAnnios(fechaNacimiento, Math.min(MAYORIA, edad)), sorteo.int(30, 300)),
    ingreso: sorteo.int(13, 90) * 100_000,
  };
}

function drawNombres(sorteo: Sorteo, sexo: 'F' | 'M') {
  const primerNombre = sorteo.pick(NOMBRES[sexo]);
  const otro = sorteo.pick(NOMBRES[sexo]);
  return {
    primerNombre,
    segundoNombre: otro !== primerNombre && sorteo.happens(60) ? otro : null,
    primerApellido: sorteo.pick(APELLIDOS),
    segundoApellido: sorteo.happens(92) ? sorteo.pick(APELLIDOS) : null,
  };
}

/** The names somebody wrote; a null is one they do not have. */
function keepNombres({
  primerNombre,
  segundoNombre,
  primerApellido,
  segundoApellido,
}: Partial<PersonajeEscrito>) {
  return {
    ...(primerNombre === undefined ? {} : { primerNombre }),
    ...(segundoNombre === undefined ? {} : { segundoNombre }),
    ...(primerApellido === undefined ? {} : { primerApellido }),
    ...(segundoApellido === undefined ? {} : { segundoApellido }),
  };
}

function drawNacimiento(sorteo: Sorteo): string {
  const annio = sorteo.happens(12) ? sorteo.int(2009, 2024) : sorteo.int(1938, 2006);
  return addDias(`${annio}-01-01`, sorteo.int(0, 364));
}

function drawTipoDocumento(sorteo: Sorteo, edad: number): PersonaInventada['tipoDocumento'] {
  if (edad < EDAD_TARJETA) return 'RC';
  if (edad < MAYORIA) return 'TI';
  return sorteo.happens(4) ? 'CE' : 'CC';
}

/** Documents are issued at birth, at seven and when somebody comes of age. */
function drawExpedicion(sorteo: Sorteo, tipo: PersonaInventada['tipoDocumento'], nacimiento: string): string {
  if (tipo === 'RC') return addDias(nacimiento, sorteo.int(1, 20));
  const fecha = addDias(addAnnios(nacimiento, tipo === 'TI' ? EDAD_TARJETA : MAYORIA), sorteo.int(1, 60));
  return fecha < DIA_DE_POBLACION ? fecha : DIA_DE_POBLACION;
}

function drawDefuncion(sorteo: Sorteo, edad: number, expedicion: string): string | null {
  if (edad < 55 || !sorteo.happens(12)) return null;
  const fecha = addDias('2012-01-01', sorteo.int(0, 4700));
  return fecha > expedicion ? fecha : null;
}

function drawDireccion(sorteo: Sorteo): string {
  const via = sorteo.pick(['Calle', 'Carrera', 'Diagonal', 'Transversal']);
  return `${via} ${sorteo.int(1, 160)} # ${sorteo.int(1, 120)}-${String(sorteo.int(1, 99)).padStart(2, '0')}`;
}

function drawEstudios(sorteo: Sorteo, edad: number, nacimiento: string) {
  const nivel = edad < EDAD_TARJETA ? 1 : edad < MAYORIA ? 3 : sorteo.int(2, 12);
  const titulo = nivel >= DE_TITULO && edad >= 26 ? sorteo.pick(TITULOS) : null;
  return {
    nivelEducativo: String(titulo === null ? Math.min(nivel, 8) : nivel),
    titulo,
    fechaGrado: titulo === null ? null : addDias(addAnnios(nacimiento, 23), sorteo.int(0, 900)),
  };
}

const findMunicipio = (codigo: string | undefined) => MUNICIPIOS.find((uno) => uno.codigo === codigo);

/** A name as addresses of mail have it. */
export function toBuzon(nombre: string): string {
  return nombre
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}
