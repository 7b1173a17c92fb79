import type { CampoContrato, ContratoLeido } from '../contrato/contrato-leido.ts';
import type { CampoEsperado, ServicioEsperado } from '../esperado.ts';
import { type HallazgoContrato, type ResultadoComprobacion, toResultado } from './hallazgo.ts';
import type { Correspondencia, Vinculo } from './vinculos.ts';

/** What the checks that compare a contract with a service look at. */
export interface ComparacionContrato {
  readonly contrato: ContratoLeido;
  readonly esperado: ServicioEsperado;
  readonly correspondencia: Correspondencia;
}

const listVinculos = ({ correspondencia }: ComparacionContrato) =>
  correspondencia.busquedas.flatMap(({ vinculos }) => vinculos);

/** Each place that stands for a field, once. */
export function listParejas(comparacion: ComparacionContrato): { vinculo: Vinculo; campo: CampoContrato }[] {
  return listVinculos(comparacion).flatMap((vinculo) => vinculo.lugares.map((campo) => ({ vinculo, campo })));
}

/** The element of a field with its version, as findings name it. */
export const presentElemento = ({ nombreLocal, elemento }: CampoEsperado) =>
  elemento === null ? nombreLocal : `${elemento.identificador} v${elemento.version}`;

/** C-03: operations of the service and of the contract are the same. */
export function verifyOperaciones({
  contrato,
  correspondencia: { parejas },
}: ComparacionContrato): ResultadoComprobacion {
  const conCodigo = parejas.filter(({ esperada }) => esperada.codigo !== null);
  const faltan: HallazgoContrato[] = conCodigo
    .filter(({ leidas }) => leidas.length === 0)
    .map(({ esperada }) => ({
      lugar: { ...contrato.lugar, ruta: esperada.codigo ?? '' },
      encontrado: `El contrato no tiene la operación «${esperada.codigo}»`,
      esperado: `${esperada.codigo}: ${esperada.nombre}`,
      correccion: 'Agregue la operación al contrato o corrija su identificador.',
    }));
  const tienePareja = new Set(parejas.flatMap(({ leidas }) => leidas));
  const sobran: HallazgoContrato[] = contrato.operaciones
    .filter((operacion) => !tienePareja.has(operacion))
    .map(({ codigo, lugar }) => ({
      lugar,
      encontrado: `La operación «${codigo}» no es del servicio`,
      esperado: parejas.map(({ esperada }) => esperada.codigo).join(', '),
      correccion: 'Quite la operación del contrato o decláresela al servicio en el nivel 1.',
    }));
  const vacio: HallazgoContrato[] =
    contrato.operaciones.length === 0 && faltan.length === 0
      ? [
          {
            lugar: contrato.lugar,
            encontrado: 'El contrato no tiene operaciones',
            esperado: 'Al menos una operación',
            correccion: 'Agregue las operaciones del servicio.',
          },
        ]
      : [];
  return toResultado(
    [...faltan, ...sobran, ...vacio],
    `${tienePareja.size} de ${contrato.operaciones.length}`,
  );
}

const PERSONAL =
  /nombre|apellido|documento|cedula|identificacion|correo|email|telefono|celular|direccion|nacimiento|sexo|genero|salud|huella|foto|ingreso|salario/i;

/** C-05: places of the contract that stand for no field. */
export function verifySobrantes({
  correspondencia: { sobrantes, busquedas },
}: ComparacionContrato): ResultadoComprobacion {
  const personales = new Set(
    busquedas.flatMap(({ esperado: { datoPersonal, nombreLocal, elemento } }) =>
      datoPersonal ? [nombreLocal, ...(elemento ? [elemento.identificador, elemento.oid] : [])] : [],
    ),
  );
  return toResultado(
    sobrantes.map(({ campo, papel }): HallazgoContrato => {
      // What the service says to be personal in another message is, here too.
      const consta = personales.has(campo.nombre) || (campo.oid !== null && personales.has(campo.oid));
      const personal = consta || PERSONAL.test(campo.nombre);
      const pide = campo.obligatorio && papel === 'peticion';
      return {
        lugar: campo.lugar,
        encontrado: `«${campo.nombre}»${campo.obligatorio ? ', obligatorio,' : ''} no es un dato del servicio${presentPersonal(personal, consta)}`,
        esperado: 'Solo los datos que el servicio declaró',
        correccion: personal
          ? 'Quítelo: un dato personal que el servicio no declaró no se intercambia.'
          : 'Quítelo del contrato o pida incluirlo desde el nivel 1.',
        severidad: pide || campo.obligatorio ? 'impide' : 'observacion',
      };
    }),
  );
}

function presentPersonal(personal: boolean, consta: boolean): string {
  if (consta) return ' en este mensaje y es personal';
  return personal ? ' y parece personal' : '';
}

/** C-07: how often a field comes, at every level, and whether it may be null. */
export function verifyCardinalidad(comparacion: ComparacionContrato): ResultadoComprobacion {
  return toResultado(
    listParejas(comparacion).flatMap(({ vinculo: { esperado, listEnvolturas }, campo }) => {
      if (!esperado.repeticionDicha) return [];
      const { obligatorio, maximo, porque } = computeVeces(campo, listEnvolturas(campo));
      const faltas = [
        obligatorio === esperado.obligatorio
          ? null
          : [
              `${presentObligatorio(obligatorio)}${porque.obligatorio}`,
              presentObligatorio(esperado.obligatorio),
            ],
        isMismoMaximo(maximo, esperado.maximo)
          ? null
          : [`${presentMaximo(maximo)}${porque.maximo}`, presentMaximo(esperado.maximo)],
        campo.anulable === esperado.anulable
          ? null
          : [presentNulo(campo.anulable), presentNulo(esperado.anulable)],
      ].filter((falta) => falta !== null);
      if (faltas.length === 0) return [];
      return [
        {
          lugar: campo.lugar,
          encontrado: faltas.map(([encontrado]) => encontrado).join(', '),
          esperado: `${faltas.map(([, suyo]) => suyo).join(', ')} (${presentElemento(esperado)})`,
          correccion: 'Cambie el campo para que diga lo mismo que el servicio.',
        },
      ];
    }),
  );
}

/** How often a field comes in what it is expected in: as often as all that stands around it lets it. */
function computeVeces(campo: CampoContrato, envolturas: readonly CampoContrato[]) {
  const opcional = envolturas.find((una) => !una.obligatorio);
  const repetida = envolturas.find(({ maximo }) => maximo !== 1);
  const veces = [campo, ...envolturas].map(({ maximo }) => maximo);
  const presentDentro = (una: CampoContrato | undefined) => (una ? ` (está dentro de «${una.nombre}»)` : '');
  return {
    obligatorio: campo.obligatorio && opcional === undefined,
    maximo: veces.reduce((todas, una) => (todas === null || una === null ? null : todas * una), 1),
    porque: { obligatorio: presentDentro(opcional), maximo: presentDentro(repetida) },
  };
}

/** Any number of times is written with a large number too. */
const isMismoMaximo = (uno: number | null, otro: number | null) =>
  (uno === 1) === (otro === 1) && (uno === otro || uno === null || otro === null);

const presentObligatorio = (es: boolean) => (es ? 'obligatorio' : 'opcional');
const presentMaximo = (maximo: number | null) =>
  maximo === 1 ? 'una vez' : `hasta ${maximo ?? 'cualquier número de'} veces`;
const presentNulo = (anulable: boolean) => (anulable ? 'puede ser nulo' : 'nunca nulo');

/** C-09: a field is called as the language or the service says. */
export function verifyNombres(comparacion: ComparacionContrato): ResultadoComprobacion {
  return toResultado(
    listParejas(comparacion).flatMap(({ vinculo: { esperado }, campo }): HallazgoContrato[] => {
      const { nombreLocal, elemento } = esperado;
      const identificador = elemento?.identificador ?? nombreLocal;
      if (campo.nombre === nombreLocal || campo.nombre === identificador) return [];
      return [
        {
          lugar: campo.lugar,
          encontrado: `«${campo.nombre}»`,
          esperado: nombreLocal === identificador ? nombreLocal : `${nombreLocal} o ${identificador}`,
          correccion: `Cambie el nombre por «${nombreLocal}», o declárelo como nombre local en el nivel 1.`,
        },
      ];
    }),
  );
}

/** C-10: a named type that stands for an element is that of the language. */
export function verifyEspacios(comparacion: ComparacionContrato): ResultadoComprobacion {
  return toResultado(
    listParejas(comparacion).flatMap(({ vinculo: { esperado }, campo }): HallazgoContrato[] => {
      const espacio = esperado.elemento?.espacio ?? null;
      if (espacio === null || campo.espacio === null || campo.espacio === espacio) return [];
      return [
        {
          lugar: campo.lugar,
          encontrado: campo.espacio,
          esperado: espacio,
          correccion: 'Importe el esquema del lenguaje común y use su tipo.',
        },
      ];
    }),
  );
}

/** C-11: elements are in force; one that was replaced may be used until its day. */
export function verifyVigencia({
  esperado: { dia },
  correspondencia: { busquedas },
  contrato,
}: ComparacionContrato): ResultadoComprobacion {
  return toResultado(
    busquedas.flatMap(({ esperado, vinculos }): HallazgoContrato[] => {
      if (esperado.elemento === null || esperado.elemento.estado === 'vigente') return [];
      const { estado, hasta } = esperado.elemento;
      const aunSirve = estado === 'reemplazado' && (hasta === null || hasta >= dia);
      return [
        {
          lugar: vinculos[0]?.lugares[0]?.lugar ?? { ...contrato.lugar, ruta: esperado.nombreLocal },
          encontrado: `${presentElemento(esperado)}, ${estado}${hasta === null ? '' : ` desde el ${hasta}`}`,
          esperado: 'Una versión vigente del elemento',
          correccion: 'Actualice el nivel 1 con la versión vigente y cambie el contrato.',
          severidad: aunSirve ? 'observacion' : 'impide',
        },
      ];
    }),
  );
}
