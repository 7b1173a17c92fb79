import { toInforme } from '@marco/conformidad/paths';
import { DATOS_PERSONALES } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import { PERIODICIDAD, TIPO_NORMA } from '@marco/solicitudes/terms';
import type { CampoDeFicha, FichaServicio, OperacionFicha, VersionFicha } from '../../contract/index.ts';
import { PENDIENTES } from '../../rules/ficha/siguiente-nivel.ts';
import type { UsoDeServicio } from '../uso/read-uso.ts';
import type {
  CertificadoDeFichaRow,
  DichoRow,
  InformeDeFichaRow,
  VersionDeFichaRow,
} from './ficha.queries.ts';

/** A block that says something, with what it still lacks. */
function say<Contenido>(contenido: Contenido, pendiente: keyof typeof PENDIENTES | null = null) {
  return { contenido, pendiente: pendiente && { ...PENDIENTES[pendiente] } };
}

/** A block that says nothing yet. */
export function presentPendiente(pendiente: keyof typeof PENDIENTES) {
  return { contenido: null, pendiente: { ...PENDIENTES[pendiente] } };
}

export function presentProposito(
  descripcion: string,
  dicho: DichoRow | undefined,
): FichaServicio['proposito'] {
  const objetivo = dicho?.objetivo ?? '';
  const periodicidad = dicho?.periodicidad ?? null;
  return say(
    { objetivo, descripcion, periodicidad: periodicidad && PERIODICIDAD[periodicidad] },
    objetivo === '' ? 'proposito' : periodicidad === null ? 'periodicidad' : null,
  );
}

const camposOf = (operaciones: readonly OperacionFicha[], papel: 'peticion' | 'respuesta') =>
  operaciones.flatMap(({ mensajes }) =>
    mensajes.filter((mensaje) => mensaje.papel === papel).flatMap(({ campos }) => campos),
  );

/** Data of messages, each element once: how many there are, and how many of them always come. */
function countDatos(campos: readonly CampoDeFicha[]) {
  const byElemento = Map.groupBy(campos, ({ elemento }) => elemento.elementoId);
  const siempre = [...byElemento.values()].filter((suyos) => suyos.some((campo) => campo.siempre)).length;
  return { total: byElemento.size, siempre };
}

/** What a visitor looks for first. */
export function presentHechos(
  operaciones: readonly OperacionFicha[],
  lados: { readonly pide: number; readonly entrega: number },
  resto: Pick<
    FichaServicio['hechos'],
    'acceso' | 'diasRespuesta' | 'consumidores' | 'tieneAcuerdos' | 'datoPersonal'
  >,
): FichaServicio['hechos'] {
  if (operaciones.length === 0)
    return {
      ...resto,
      entrega: { total: lados.entrega, siempre: 0 },
      pide: { total: lados.pide, opcionales: 0 },
    };
  const pide = countDatos(camposOf(operaciones, 'peticion'));
  return {
    ...resto,
    entrega: countDatos(camposOf(operaciones, 'respuesta')),
    pide: { total: pide.total, opcionales: pide.total - pide.siempre },
  };
}

/** The way of a version over the three levels, with its certificates. */
export function presentNiveles(
  version: VersionDeFichaRow | undefined,
  certificados: readonly CertificadoDeFichaRow[],
  informe: InformeDeFichaRow | undefined,
  siguiente: string | null,
): FichaServicio['niveles'] {
  if (!version)
    return {
      contenido: null,
      pendiente: { texto: siguiente ?? PENDIENTES.niveles.texto, quien: 'La entidad' },
    };
  const niveles = ([1, 2, 3] as const).map((nivel) => {
    const certificado = certificados.find((uno) => uno.nivel === nivel);
    const desde = certificado?.expedidoEn ?? (nivel === 1 ? version.desde : null);
    return {
      nivel,
      alcanzadoEn: desde?.toISOString() ?? null,
      certificado: certificado
        ? {
            numero: certificado.numero,
            codigo: certificado.codigo,
            estado: certificado.estado,
            expedidoEn: certificado.expedidoEn.toISOString(),
            validoHasta: certificado.validoHasta,
          }
        : null,
      indice: nivel === 2 ? (informe?.indice?.porcentaje ?? null) : null,
      puntaje:
        nivel === 2 && informe
          ? { cumplen: informe.puntaje.cumplen, cuentan: informe.puntaje.cuentan }
          : null,
    };
  });
  return { contenido: { niveles, siguiente }, pendiente: null };
}

export function presentContrato(informe: InformeDeFichaRow | undefined): FichaServicio['contrato'] {
  if (!informe) return presentPendiente('contrato');
  const { id, tecnologia, formato, sha256, bytes, veredicto } = informe;
  return say({ tecnologia, formato, sha256, bytes, informe: { id, veredicto, direccion: toInforme(id) } });
}

export function presentBaseLegal(
  operaciones: readonly OperacionFicha[],
  dicho: DichoRow | undefined,
): FichaServicio['baseLegal'] {
  const normas = (dicho?.normas ?? []).map(({ tipo, numero, fecha, articulo, habilita }) => ({
    nombre: [
      tipo === null ? 'Norma' : TIPO_NORMA[tipo],
      numero,
      fecha === null ? '' : `de ${fecha.slice(0, 4)}`,
    ]
      .filter((parte) => parte !== '')
      .join(' '),
    articulo,
    habilita,
  }));
  const campos = operaciones.flatMap(({ mensajes }) => mensajes.flatMap((mensaje) => mensaje.campos));
  const clases = new Map(campos.map(({ elemento, datoPersonal }) => [elemento.elementoId, datoPersonal]));
  const counted = DATOS_PERSONALES.flatMap((clase) => {
    const cantidad = [...clases.values()].filter((una) => una === clase).length;
    return cantidad === 0 ? [] : [{ clase, cantidad }];
  });
  if (normas.length === 0 && counted.length === 0) return presentPendiente('baseLegal');
  return say(
    { normas, clases: counted, bases: [...(dicho?.bases ?? [])] },
    normas.length === 0 ? 'baseLegal' : null,
  );
}

type EntidadRow = DichoRow['consumidores'][number];

const presentEntidades = (rows: readonly EntidadRow[]) =>
  rows.map(({ id, nombre, sigla }) => ({ id, nombre: presentEntidad(nombre), sigla }));

/** Who uses it by an acuerdo in force, and who its request named beside them. */
export function presentConsumidores(
  dicho: DichoRow | undefined,
  acordadas: NonNullable<UsoDeServicio['acordadas']>,
): FichaServicio['consumidores'] {
  const conAcuerdo = new Set(acordadas.entidades.map(({ id }) => id));
  const nombradas = presentEntidades((dicho?.consumidores ?? []).filter(({ id }) => !conAcuerdo.has(id)));
  const abierto = dicho?.abierto ?? false;
  const isEmpty = acordadas.total === 0 && nombradas.length === 0;
  if (isEmpty && !abierto) return presentPendiente('consumidores');
  return say(
    {
      abierto,
      acordadas: { total: acordadas.total, entidades: presentEntidades(acordadas.entidades) },
      nombradas: { total: nombradas.length, entidades: nombradas },
    },
    isEmpty ? 'consumidores' : null,
  );
}

/** The versions, each with the fields it adds to the one before and takes from it. */
export function presentCambios(
  versiones: readonly VersionDeFichaRow[],
  present: (version: VersionDeFichaRow) => VersionFicha,
): FichaServicio['cambios'] {
  if (versiones.length === 0) return presentPendiente('cambios');
  return say(
    versiones.map((version) => {
      const before = versiones.find(({ numero }) => numero === version.cambia);
      const { numero, estado, direccion } = present(version);
      return {
        version: numero,
        estado,
        direccion,
        desde: version.desde.toISOString(),
        cambia: version.cambia,
        fechaRetiro: version.fechaRetiro,
        sucesora: version.sucesora,
        agrega: before ? version.campos.filter((campo) => !before.campos.includes(campo)) : [],
        quita: before ? before.campos.filter((campo) => !version.campos.includes(campo)) : [],
      };
    }),
  );
}
