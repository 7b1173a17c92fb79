/** A datum an entidad should have. */
interface DatoEsperado {
  readonly nombre: string;
  readonly esta: boolean;
  /** Who may write it. */
  readonly quien: string;
  /** Where the caller writes it; null where it is somebody else's. */
  readonly url: string | null;
}

/** What of an entidad should be written. */
export interface EntidadEscrita {
  readonly sector: string | null;
  readonly orden: string | null;
  readonly municipio: string | null;
  readonly direccion: string | null;
  readonly sitioWeb: string | null;
  readonly telefono: string | null;
  readonly correo: string | null;
  readonly contacto: string | null;
  readonly contactoConfirmado: boolean;
  readonly codigoXroad: string | null;
  /** Whether somebody active has the rol of the leader of it. */
  readonly tieneLider: boolean;
}

/** Where the caller writes each part; null where it is not theirs. */
export interface DondeEscribe {
  readonly registro: string | null;
  readonly contacto: string | null;
  readonly personas: string | null;
}

const MINISTERIO = 'El administrador del ministerio';
const LIDER = 'El líder de interoperabilidad de la entidad';
const CIEN = 100;

/** Every datum an entidad should have, with who writes it. */
export function listDatosDeEntidad(entidad: EntidadEscrita, donde: DondeEscribe): readonly DatoEsperado[] {
  const has = (valor: string | null) => valor !== null && valor.trim() !== '';
  const registro = (nombre: string, esta: boolean): DatoEsperado => ({
    nombre,
    esta,
    quien: MINISTERIO,
    url: donde.registro,
  });
  const contacto = (nombre: string, esta: boolean): DatoEsperado => ({
    nombre,
    esta,
    quien: LIDER,
    url: donde.contacto,
  });
  return [
    registro('Sector', has(entidad.sector)),
    registro('Orden', has(entidad.orden)),
    registro('Municipio', has(entidad.municipio)),
    registro('Código de X-Road', has(entidad.codigoXroad)),
    {
      nombre: 'Líder de interoperabilidad',
      esta: entidad.tieneLider,
      quien: MINISTERIO,
      url: donde.personas,
    },
    contacto('Dirección', has(entidad.direccion)),
    contacto('Sitio web', has(entidad.sitioWeb)),
    contacto('Teléfono', has(entidad.telefono)),
    contacto('Correo electrónico', has(entidad.correo)),
    contacto('Nombre del contacto', has(entidad.contacto)),
    contacto('Contacto confirmado', entidad.contactoConfirmado),
  ];
}

/** Share of the data that are there, as a whole percentage, down so that only what is complete says 100. */
export function computeCompletitud(datos: readonly Pick<DatoEsperado, 'esta'>[]): number {
  if (datos.length === 0) return CIEN;
  return Math.floor((datos.filter(({ esta }) => esta).length * CIEN) / datos.length);
}
