import { formatLongDay } from '@marco/country/day-text';
import { LOCALE } from '@marco/country/zone';
import { PAPEL_MENSAJE } from '@marco/servicios/terms';
import { AVISO_LEGAL, PAPEL_CERTIFICADO } from '../contract/terms.ts';
import { presentCodigo } from './codigo-verificacion.ts';
import {
  type ConformidadCertificada,
  type ContenidoCertificado,
  type SinCambiosDesde,
  toDireccionInforme,
  toDireccionPublica,
  type VerificacionCertificada,
} from './credencial.ts';

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

/** A share as people read it: 93,5 %. */
function presentPorcentaje(porcentaje: number): string {
  return `${porcentaje.toLocaleString(LOCALE)} %`;
}

/** NIT as people read it: 899.999.053-1. */
export function presentNit({ nit, dv }: Pick<ContenidoCertificado['entidad'], 'nit' | 'dv'>): string {
  return `${nit.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}-${dv}`;
}

/** Since which version nothing of the level changed, as every form of a certificate says it. */
export function presentSinCambios({
  version,
  certificado,
}: Pick<SinCambiosDesde, 'version' | 'certificado'>): string {
  return `Sin cambios desde la versión ${version} (certificado ${certificado})`;
}

type Medida = Pick<
  ConformidadCertificada,
  'reglas' | 'indice' | 'puntaje' | 'comprobaciones' | 'obligatorios'
>;

/** The score with what it is of: by numbers where the certificate has them, in words otherwise. */
function presentPuntaje({ puntaje, comprobaciones }: Medida): string {
  const porcentaje = presentPorcentaje(puntaje);
  return comprobaciones === undefined
    ? `${porcentaje} de las comprobaciones ejecutadas`
    : `${comprobaciones.parte} de ${comprobaciones.total} comprobaciones, ${porcentaje}`;
}

/** What was measured, each figure with its name. */
export function presentConteos(medida: Medida): readonly (readonly [string, string])[] {
  const { reglas, indice, obligatorios } = medida;
  return [
    ['Índice de cobertura', indice === null ? 'Sin medir' : presentPorcentaje(indice)],
    ['Puntaje de conformidad', presentPuntaje(medida)],
    ['Campos obligatorios', `${obligatorios} de ${obligatorios} con su lugar en el contrato`],
    ['Reglas del banco', `Versión ${reglas}`],
  ];
}

/** How many items of the list were found met, and the tests in QA. */
function presentVerificada({
  lista,
  items,
  pruebas,
}: VerificacionCertificada): readonly (readonly [string, string])[] {
  const conObservacion = items.filter(({ veredicto }) => veredicto === 'cumple-con-observacion').length;
  const sinAplicar = items.filter(({ veredicto }) => veredicto === 'no-aplica').length;
  return [
    [
      'Verificación',
      `Lista ${lista}: ${items.length} ítems, ${conObservacion} con observación y ${sinAplicar} que no aplican`,
    ],
    ['Pruebas en QA', pruebas.join(', ')],
  ];
}

/** What was tried out, by its digests: whoever holds the contract or a message can compare it. */
function presentAnexo({ contratoSha256, informe, mensajes }: ConformidadCertificada, base: string) {
  return {
    huellas: [
      ['Contrato, SHA-256', contratoSha256],
      ['Informe', toDireccionInforme(base, informe.id)],
      ['Hallado en el informe, SHA-256', informe.huella],
      ['Documento del informe', informe.digestSRI],
    ] as readonly (readonly [string, string])[],
    mensajes: mensajes.map(
      ({ operacion, papel, sha256 }) => [operacion, PAPEL_MENSAJE[papel], sha256] as const,
    ),
  };
}

/** Every text of the PDF, in the order it stands there. */
export function presentTextosCertificado({ contenido, momento, base, huellaCredencial }: CertificadoImpreso) {
  const { servicio, entidad, campos, nivel, conformidad, verificacion, sinCambios, validoHasta } = contenido;
  return {
    titulo: contenido.titulo,
    lugar: `${contenido.numero} · Bogotá D. C., ${momento}`,
    cuerpo: `Se notifica a ${entidad.nombre} que el servicio «${servicio.nombre}», versión ${servicio.version}, cumple los requisitos del Nivel ${nivel} del lenguaje común de intercambio de información.`,
    datos: [
      ['Número', contenido.numero],
      ['Código de verificación', presentCodigo(contenido.codigo)],
      ['Servicio', `${servicio.nombre}, versión ${servicio.version}`],
      ...(servicio.oid === null ? [] : [['OID', servicio.oid] as const]),
      ['Entidad', `${entidad.nombre}, NIT ${presentNit(entidad)}`],
      ['Nivel', `Nivel ${nivel}`],
      ['Radicado', contenido.radicado],
      ...(sinCambios === undefined ? [] : [['Reafirmado', presentSinCambios(sinCambios)] as const]),
      ...(validoHasta === undefined ? [] : [['Válido hasta', formatLongDay(validoHasta)] as const]),
      [
        'Campos',
        `${campos.total} en total: ${campos.reutilizados} reutilizan un elemento, ${campos.definidos} lo definen y ${campos.modificados} lo modifican.`,
      ],
      ...(conformidad === undefined ? [] : presentConteos(conformidad)),
      ...(verificacion === undefined ? [] : presentVerificada(verificacion)),
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
    conformidad: conformidad === undefined ? null : presentAnexo(conformidad, base),
    comprobar: `Compruebe este documento en ${base}/certificados con el código ${presentCodigo(contenido.codigo)}, o arrastre este archivo a ${base}/certificados/verificar. Este PDF lleva dentro la credencial verificable (certificado.json).`,
    direccion: toDireccionPublica(base, contenido.codigo),
    huella: huellaCredencial,
    aviso: AVISO_LEGAL,
  };
}
