import { AVISO_LEGAL, PAPEL_CERTIFICADO } from '../contract/terms.ts';
import { presentCodigo } from './codigo-verificacion.ts';
import { type ContenidoCertificado, toDireccionPublica } from './credencial.ts';

/** What the PDF of a certificate is made of. */
export interface CertificadoImpreso {
  readonly contenido: ContenidoCertificado;
  /** When it was issued, as people read it. */
  readonly momento: string;
  readonly producto: string;
  readonly ministerio: string;
  /** Public address of the product. */
  readonly base: string;
  /** The signed credential, letter by letter. */
  readonly credencial: string;
  readonly huellaCredencial: string;
}

/** Every text of the PDF, in the order it stands there. */
export function presentTextosCertificado({ contenido, momento, base, huellaCredencial }: CertificadoImpreso) {
  const { servicio, entidad, campos, nivel } = contenido;
  return {
    titulo: contenido.titulo,
    lugar: `${contenido.numero} · Bogotá D. C., ${momento}`,
    cuerpo: `Se notifica a ${entidad.nombre} que el servicio «${servicio.nombre}», versión ${servicio.version}, cumple los requisitos del Nivel ${nivel} del lenguaje común de intercambio de información.`,
    datos: [
      ['Número', contenido.numero],
      ['Código de verificación', presentCodigo(contenido.codigo)],
      ['Servicio', `${servicio.nombre}, versión ${servicio.version}`],
      ...(servicio.oid === null ? [] : [['OID', servicio.oid] as const]),
      ['Entidad', `${entidad.nombre}, NIT ${entidad.nit}-${entidad.dv}`],
      ['Nivel', `Nivel ${nivel}`],
      ['Radicado', contenido.radicado],
      [
        'Campos',
        `${campos.total} en total: ${campos.reutilizados} reutilizan un elemento, ${campos.definidos} lo definen y ${campos.modificados} lo modifican.`,
      ],
    ] as readonly (readonly [string, string])[],
    personas: contenido.intervinieron.map(
      ({ papel, cargo, entidad: de }) => [PAPEL_CERTIFICADO[papel], cargo, de] as const,
    ),
    elementos: contenido.elementos.map(({ identificador, nombre, oid, version }) => [
      identificador,
      nombre,
      oid ?? '',
      version,
    ]),
    comprobar: `Compruebe este documento en ${base}/certificados con el código ${presentCodigo(contenido.codigo)}, o arrastre este archivo a ${base}/certificados/verificar. Este PDF lleva dentro la credencial verificable (certificado.json).`,
    direccion: toDireccionPublica(base, contenido.codigo),
    huella: huellaCredencial,
    aviso: AVISO_LEGAL,
  };
}
