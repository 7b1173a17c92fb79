import { addMonths } from '@marco/country/working-days';
import {
  CODIGOS_PRUEBA_QA,
  LIMITES_NIVEL_TRES,
  PAPELES_RESPONSABLE,
  type ParteNivelTres,
  PRUEBAS_QA_OBLIGATORIAS,
} from '../../contract/terms.ts';
import type { Requisito } from '../ciclo/requisitos.ts';
import { type FilasNivelTres, isNivelDosVigente, type NivelTresEscrito } from './nivel-tres-escrito.ts';

/** Something level 3 asks before it is filed, with the part of its form. */
export type RequisitoNivelTres = Omit<Requisito, 'parte'> & {
  readonly parte: ParteNivelTres;
  /** Code of its place in the form; null for what nobody writes. */
  readonly lugar: string | null;
};

type Escrito = NivelTresEscrito & FilasNivelTres;

const has = (text: string) => text.trim() !== '';
const hasAll = (part: Readonly<Record<string, string>>) => Object.values(part).every(has);

function listPoliticoLegal(datos: Escrito, hoy: string): readonly RequisitoNivelTres[] {
  const { normas, acuerdo, vinculacion, politicaDatos, aviso, aprobacion } = datos;
  const parte = 'politico-legal';
  const isVigente = (hasta: string | null) => hasta === null || hasta >= hoy;
  return [
    {
      parte,
      lugar: 'politico-legal.normas',
      texto: 'Normas que dan competencia, con su documento',
      mensaje: 'Agregue al menos una norma con su tipo, número, fecha, lo que habilita y su documento.',
      cumplido:
        normas.length > 0 &&
        normas.every(
          ({ tipo, numero, fechaExpedicion, habilita, archivoId }) =>
            tipo !== null && has(numero) && fechaExpedicion !== null && has(habilita) && archivoId !== null,
        ),
    },
    {
      parte,
      lugar: 'politico-legal.acuerdo',
      texto: 'Convenio o acuerdo vigente entre las partes',
      mensaje:
        'Escriba el tipo, el número, la fecha y las partes del convenio vigente, y adjunte su documento.',
      cumplido:
        acuerdo.tipo !== null &&
        has(acuerdo.numero) &&
        acuerdo.fecha !== null &&
        acuerdo.partes.some(has) &&
        acuerdo.documento !== null &&
        isVigente(acuerdo.vigenciaHasta),
    },
    {
      parte,
      lugar: 'politico-legal.vinculacion',
      texto: 'Acuerdo de vinculación vigente con la Agencia Nacional Digital',
      mensaje: 'Escriba el número y la fecha del acuerdo de vinculación vigente, y adjunte su documento.',
      cumplido:
        has(vinculacion.numero) &&
        vinculacion.fecha !== null &&
        vinculacion.documento !== null &&
        isVigente(vinculacion.vigenciaHasta),
    },
    ...(datos.datos.personales
      ? [
          {
            parte: 'politico-legal' as const,
            lugar: 'politico-legal.politicaDatos',
            texto: 'Política de tratamiento de datos personales',
            mensaje: 'Escriba la dirección de la política o adjunte su documento, y su fecha.',
            cumplido:
              politicaDatos.fecha !== null && (has(politicaDatos.url) || politicaDatos.documento !== null),
          },
        ]
      : []),
    ...(datos.datos.sensibles
      ? [
          {
            parte: 'politico-legal' as const,
            lugar: 'politico-legal.aviso',
            texto: 'Aviso o autorización, o la excepción de ley',
            mensaje: 'Adjunte el aviso o la autorización, o escriba la excepción de ley.',
            cumplido: has(aviso.excepcion) || aviso.documento !== null,
          },
        ]
      : []),
    {
      parte,
      lugar: 'politico-legal.aprobacion',
      texto: 'Aprobación interna de publicar el servicio',
      mensaje: 'Escriba la fecha de la aprobación interna y adjunte el acto o memorando.',
      cumplido: aprobacion.fecha !== null && aprobacion.documento !== null,
    },
  ];
}

function listOrganizacional(datos: Escrito, hoy: string): readonly RequisitoNivelTres[] {
  const { procesos, responsables, ans, soporte, continuidad } = datos;
  const parte = 'organizacional';
  const since = addMonths(hoy, -LIMITES_NIVEL_TRES.mesesContinuidad);
  return [
    {
      parte,
      lugar: 'organizacional.procesos',
      texto: 'Trámites y procesos que usan el intercambio',
      mensaje: 'Escriba los trámites y procesos que usan el intercambio.',
      cumplido: has(procesos),
    },
    {
      parte,
      lugar: 'organizacional.consumidores',
      texto: 'Entidades consumidoras, o abierto a todas',
      mensaje: 'Diga qué entidades consumirán el servicio, o que está abierto a todas.',
      cumplido: datos.consumoAbierto || datos.consumidores.length > 0,
    },
    {
      parte,
      lugar: 'organizacional.responsables',
      texto: 'Responsables del negocio, de los datos, técnico y de seguridad',
      mensaje: 'Escriba el nombre, el cargo y el correo de los cuatro responsables.',
      cumplido: PAPELES_RESPONSABLE.every((papel) =>
        responsables.some(
          (uno) => uno.papel === papel && has(uno.nombre) && has(uno.cargo) && has(uno.correo),
        ),
      ),
    },
    {
      parte,
      lugar: 'organizacional.ans',
      texto: 'Acuerdo de niveles de servicio (ANS)',
      mensaje: 'Escriba todos los valores del acuerdo de niveles de servicio.',
      cumplido: has(ans.horario) && Object.values(ans).every((valor) => valor !== null),
    },
    {
      parte,
      lugar: 'organizacional.soporte',
      texto: 'Mesa de ayuda: canal, horario y tiempo de respuesta',
      mensaje: 'Escriba el canal, el horario y el tiempo de respuesta de la mesa de ayuda.',
      cumplido: has(soporte.canal) && has(soporte.horario) && soporte.respuestaHoras !== null,
    },
    {
      parte,
      lugar: 'organizacional.continuidad',
      texto: `Plan de continuidad y de cambios de los últimos ${LIMITES_NIVEL_TRES.mesesContinuidad} meses`,
      mensaje: `Adjunte el plan de continuidad y escriba su fecha, de los últimos ${LIMITES_NIVEL_TRES.mesesContinuidad} meses.`,
      cumplido: isReciente(continuidad, since, hoy),
    },
  ];
}

const isReciente = (
  { fecha, documento }: { readonly fecha: string | null; readonly documento: object | null },
  since: string,
  hoy: string,
) => documento !== null && fecha !== null && fecha >= since && fecha <= hoy;

function listTecnico(datos: Escrito, hoy: string): readonly RequisitoNivelTres[] {
  const { arquitectura, servidores, certificadosTls, xroad, pruebas, vulnerabilidades, monitoreo } = datos;
  const parte = 'tecnico';
  const since = addMonths(hoy, -LIMITES_NIVEL_TRES.mesesVulnerabilidades);
  const superadas = new Set(
    pruebas.flatMap(({ codigo, fecha, operador, resultado }) =>
      fecha !== null && has(operador) && resultado === 'superada' ? [codigo] : [],
    ),
  );
  return [
    {
      parte,
      lugar: 'tecnico.arquitectura',
      texto: 'Arquitectura y capacidad mensual',
      mensaje: 'Adjunte el diagrama de la arquitectura y escriba la capacidad mensual.',
      cumplido: arquitectura.documento !== null && arquitectura.capacidadMensual !== null,
    },
    {
      parte,
      lugar: 'tecnico.servidores',
      texto: 'Servidor de seguridad en QA',
      mensaje: 'Agregue el servidor de seguridad de QA con su dirección y su versión.',
      cumplido: servidores.some(
        ({ ambiente, direccion, version }) => ambiente === 'qa' && direccion !== '' && has(version),
      ),
    },
    {
      parte,
      lugar: 'tecnico.certificadosTls',
      texto: 'Certificados de firma y de autenticación vigentes',
      mensaje: 'Agregue un certificado vigente de firma y uno de autenticación, con su emisor y su serie.',
      cumplido: (['firma', 'autenticacion'] as const).every((uso) =>
        certificadosTls.some(
          (uno) =>
            uno.uso === uso && has(uno.emisor) && has(uno.serie) && uno.vence !== null && uno.vence >= hoy,
        ),
      ),
    },
    {
      parte,
      lugar: 'tecnico.xroad',
      texto: 'Identificadores del servicio en la plataforma de QA',
      mensaje: 'Escriba los seis identificadores del servicio en la plataforma de QA.',
      cumplido: hasAll(xroad),
    },
    {
      parte,
      lugar: 'tecnico.pruebas',
      texto: `Pruebas en QA superadas, de la T-01 a la ${PRUEBAS_QA_OBLIGATORIAS.at(-1)}`,
      mensaje: presentPruebasPendientes(superadas),
      cumplido: PRUEBAS_QA_OBLIGATORIAS.every((codigo) => superadas.has(codigo)),
    },
    {
      parte,
      lugar: 'tecnico.pruebas',
      texto: 'Evidencia de las pruebas en QA',
      mensaje: 'Adjunte la evidencia de las pruebas en QA.',
      cumplido: pruebas.some(({ documento }) => documento !== null),
    },
    {
      parte,
      lugar: 'tecnico.vulnerabilidades',
      texto: `Análisis de vulnerabilidades de los últimos ${LIMITES_NIVEL_TRES.mesesVulnerabilidades} meses`,
      mensaje: `Adjunte el análisis de vulnerabilidades y escriba su resumen y su fecha, de los últimos ${LIMITES_NIVEL_TRES.mesesVulnerabilidades} meses.`,
      cumplido: has(vulnerabilidades.resumen) && isReciente(vulnerabilidades, since, hoy),
    },
    {
      parte,
      lugar: 'tecnico.monitoreo',
      texto: 'Monitoreo y respaldo',
      mensaje: 'Escriba cómo se monitorea el servicio y cómo se respalda.',
      cumplido: hasAll(monitoreo),
    },
  ];
}

function presentPruebasPendientes(superadas: ReadonlySet<string>): string {
  const faltan = CODIGOS_PRUEBA_QA.filter(
    (codigo) => PRUEBAS_QA_OBLIGATORIAS.includes(codigo) && !superadas.has(codigo),
  );
  return `Escriba la fecha, el operador y el resultado superado de ${faltan.join(', ')}.`;
}

/**
 * What level 3 asks of a request that is filed (domain niveles §4.3), in the order of its form.
 *
 * @param hoy day in Colombia on which what is written has to hold
 */
export function listRequisitosNivelTres(datos: Escrito, hoy: string): readonly RequisitoNivelTres[] {
  const { politica, diasRespuesta } = datos.consumo;
  return [
    {
      parte: 'servicio',
      lugar: null,
      texto: 'Certificados de niveles 1 y 2 vigentes de la versión',
      mensaje: 'La versión necesita certificados de niveles 1 y 2 vigentes.',
      cumplido: isNivelDosVigente(datos),
    },
    ...listPoliticoLegal(datos, hoy),
    ...listOrganizacional(datos, hoy),
    ...listTecnico(datos, hoy),
    {
      parte: 'consumo',
      lugar: 'consumo.politica',
      texto: 'Cómo se accede al servicio',
      mensaje: 'Elija cómo se accede al servicio; si es manual, en cuántos días responde la entidad.',
      cumplido: politica === 'automatica' || (politica === 'manual' && diasRespuesta !== null),
    },
  ];
}

/** What a request of level 3 still lacks to be filed, each with its place in the form, or its part where nobody writes it. */
export function findPendientesNivelTres(
  datos: Escrito,
  hoy: string,
): { readonly campo: string; readonly mensaje: string }[] {
  return listRequisitosNivelTres(datos, hoy)
    .filter(({ cumplido }) => !cumplido)
    .map(({ parte, lugar, mensaje }) => ({ campo: lugar ?? parte, mensaje }));
}
