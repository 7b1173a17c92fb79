import { MODELO } from '../../contract/terms.ts';
import { type DiferenciaVersion, SIN_VALOR } from './diferencia.ts';
import type { ComponenteComparable, VersionComparable } from './version-comparable.ts';

const toNombre = ({ nombreLocal, identificador }: ComponenteComparable) => nombreLocal ?? identificador;

function toMayor(numero: string): string {
  return numero.split('.')[0] ?? numero;
}

function formatComponente(componente: ComponenteComparable): string {
  const { identificador, numero, ocurrenciaMinima, ocurrenciaMaxima } = componente;
  return `${identificador} ${numero}, ${ocurrenciaMinima} a ${ocurrenciaMaxima ?? 'muchas'} veces`;
}

type Juicio = Pick<DiferenciaVersion, 'cambio' | 'razon'>;

/** What a message loses or gains with the change of one part. */
function judgeParte(antes: ComponenteComparable, despues: ComponenteComparable): Juicio {
  if (antes.identificador !== despues.identificador)
    return { cambio: 'mayor', razon: 'El mismo nombre lleva otro elemento.' };
  if (toMayor(antes.numero) !== toMayor(despues.numero))
    return { cambio: 'mayor', razon: 'La parte tiene otra versión mayor.' };
  if (despues.ocurrenciaMinima > antes.ocurrenciaMinima)
    return { cambio: 'mayor', razon: 'Se exige donde podía faltar.' };
  if ((despues.ocurrenciaMaxima ?? Infinity) < (antes.ocurrenciaMaxima ?? Infinity))
    return { cambio: 'mayor', razon: 'Se admite menos veces.' };
  return { cambio: 'menor', razon: 'Se admite todo lo que se admitía.' };
}

function judgeNueva({ ocurrenciaMinima }: ComponenteComparable, isEleccion: boolean): Juicio {
  if (isEleccion) return { cambio: 'menor', razon: 'Es una opción más.' };
  return ocurrenciaMinima > 0
    ? { cambio: 'mayor', razon: 'Los mensajes de antes no llevan esta parte, que es obligatoria.' }
    : { cambio: 'menor', razon: 'La parte nueva es opcional.' };
}

function compareOrden(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  if (despues.modelo !== 'secuencia') return [];
  const comunes = new Set(antes.componentes.map(toNombre));
  const nombres = ({ componentes }: VersionComparable, con: ReadonlySet<string>) =>
    componentes.map(toNombre).filter((nombre) => con.has(nombre));
  const after = nombres(despues, comunes);
  const before = nombres(antes, new Set(after));
  if (before.join() === after.join()) return [];
  return [
    {
      ...{ campo: 'componentes', etiqueta: 'Orden de los componentes' },
      ...{ antes: before.join('\n'), despues: after.join('\n') },
      cambio: 'mayor',
      razon: 'En una secuencia el orden hace parte del mensaje.',
    },
  ];
}

function compareModelo(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  if (antes.modelo === despues.modelo) return [];
  const format = ({ modelo }: VersionComparable) => (modelo === null ? SIN_VALOR : MODELO[modelo]);
  return [
    {
      ...{ campo: 'modelo', etiqueta: 'Modelo', antes: format(antes), despues: format(despues) },
      cambio: 'mayor',
      razon: 'Las partes se envían de otra manera.',
    },
  ];
}

function compareAbstracto(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  if (antes.esAbstracto === despues.esAbstracto) return [];
  const format = ({ esAbstracto }: VersionComparable) => (esAbstracto ? 'Sí' : 'No');
  return [
    {
      ...{ campo: 'esAbstracto', etiqueta: 'Abstracto', antes: format(antes), despues: format(despues) },
      ...(despues.esAbstracto
        ? { cambio: 'mayor', razon: 'Ya no se envía por sí mismo.' }
        : { cambio: 'menor', razon: 'También se envía por sí mismo.' }),
    },
  ];
}

function compareBase(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  const format = ({ base }: VersionComparable) => (base ? `${base.identificador} ${base.numero}` : SIN_VALOR);
  if (format(antes) === format(despues)) return [];
  const isSame =
    antes.base?.identificador === despues.base?.identificador &&
    toMayor(antes.base?.numero ?? '') === toMayor(despues.base?.numero ?? '');
  return [
    {
      ...{ campo: 'base', etiqueta: 'Elemento base', antes: format(antes), despues: format(despues) },
      cambio: isSame ? 'menor' : 'mayor',
      razon: isSame ? 'La base es la misma, en otra versión compatible.' : 'Extiende otra estructura.',
    },
  ];
}

/** Parts of a composite, each by the name it has in the message. */
export function compareComponentes(
  antes: VersionComparable,
  despues: VersionComparable,
): DiferenciaVersion[] {
  const before = new Map(antes.componentes.map((parte) => [toNombre(parte), parte]));
  const after = new Map(despues.componentes.map((parte) => [toNombre(parte), parte]));
  const retirados = [...before].flatMap(([nombre, parte]): DiferenciaVersion[] =>
    after.has(nombre)
      ? []
      : [
          {
            ...{ campo: 'componentes', etiqueta: `Componente ${nombre}` },
            ...{ antes: formatComponente(parte), despues: SIN_VALOR },
            cambio: 'mayor',
            razon: 'Los mensajes con esta parte dejan de ser válidos.',
          },
        ],
  );
  const otros = [...after].flatMap(([nombre, parte]): DiferenciaVersion[] => {
    const viejo = before.get(nombre);
    const texts = { antes: viejo ? formatComponente(viejo) : SIN_VALOR, despues: formatComponente(parte) };
    if (texts.antes === texts.despues) return [];
    const juicio = viejo ? judgeParte(viejo, parte) : judgeNueva(parte, despues.modelo === 'eleccion');
    return [{ campo: 'componentes', etiqueta: `Componente ${nombre}`, ...texts, ...juicio }];
  });
  return [
    ...compareModelo(antes, despues),
    ...compareAbstracto(antes, despues),
    ...compareBase(antes, despues),
    ...retirados,
    ...otros,
    ...compareOrden(antes, despues),
  ];
}
