import { toDiccionario } from '@marco/oid/paths';
import type { PapelMensaje } from '@marco/servicios/terms';
import { SINCRONIA, TIPO_INTERCAMBIO } from '@marco/solicitudes/terms';
import { formatNumber } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import { useAddressParams } from '@marco/web-kit/page';
import { Segmented } from '@marco/web-kit/segmented';
import { useShownPanels } from '@marco/web-kit/tabs';
import { Fragment, lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { FichaServicio, OperacionFicha } from '../../contract/index.ts';
import { Bloque } from './bloque.tsx';
import { CamposMensaje } from './campos-mensaje.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';

// Few servicios have so many operations: the list comes with them.
const ListaOperaciones = lazy(async () => ({
  default: (await import('./lista-operaciones.tsx')).ListaOperaciones,
}));

/** More operations than these are chosen from a list. */
const OPERACIONES_EN_FILA = 4;

type DatosDeFicha = NonNullable<FichaServicio['datos']['contenido']>;

const NINGUNO: DatosDeFicha = { operaciones: [], planos: [] };

/** What the servicio delivers and asks for, operation by operation; the switch is the one control that changes both. */
export function DatosFicha({ datos }: Pick<FichaServicio, 'datos'>) {
  const { params, change } = useAddressParams();
  const { operaciones, planos } = datos.contenido ?? NINGUNO;
  const elegida = operaciones.find(({ codigo }) => codigo === params.get('operacion')) ?? operaciones[0];
  const isShown = useShownPanels(
    elegida?.codigo,
    operaciones.map(({ codigo }) => codigo),
  );
  const mostradas = operaciones.filter(({ codigo }) => isShown(codigo));
  return (
    <>
      <Bloque
        id="entrega"
        titulo={BLOQUES.entrega}
        pendiente={datos.pendiente}
        aside={
          elegida && operaciones.length > 1 ? (
            <EleccionDeOperacion
              operaciones={operaciones}
              elegida={elegida.codigo}
              onChoose={(codigo) => change({ operacion: codigo }, { replace: true })}
            />
          ) : null
        }
      >
        {mostradas.map((operacion) => (
          <Mensajes key={operacion.id} operacion={operacion} sentido="entrega" />
        ))}
        <DatosPlanos planos={planos} sentido="entrega" />
      </Bloque>
      <Bloque id="pide" titulo={BLOQUES.pide} pendiente={operaciones.length === 0 ? datos.pendiente : null}>
        {mostradas.map((operacion) => (
          <Mensajes key={operacion.id} operacion={operacion} sentido="pide" />
        ))}
        <DatosPlanos planos={planos} sentido="pide" />
      </Bloque>
    </>
  );
}

interface EleccionDeOperacionProps {
  readonly operaciones: readonly OperacionFicha[];
  readonly elegida: string;
  readonly onChoose: (codigo: string) => void;
}

function EleccionDeOperacion({ operaciones, elegida, onChoose }: EleccionDeOperacionProps) {
  const choices = operaciones.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  if (operaciones.length <= OPERACIONES_EN_FILA)
    return <Segmented label="Operación" segments={choices} value={elegida} onChange={onChoose} />;
  return (
    <Suspense fallback={null}>
      <ListaOperaciones operaciones={choices} elegida={elegida} onChoose={onChoose} />
    </Suspense>
  );
}

interface MensajesProps {
  readonly operacion: OperacionFicha;
  readonly sentido: 'entrega' | 'pide';
}

const PAPELES: Readonly<Record<MensajesProps['sentido'], readonly PapelMensaje[]>> = {
  entrega: ['respuesta', 'error'],
  pide: ['peticion'],
};
const TITULOS: Readonly<Record<PapelMensaje, string>> = {
  respuesta: 'Datos que entrega',
  error: 'Lo que responde si hay un error',
  peticion: 'Datos que pide',
};

/** The messages of an operation in one direction. */
function Mensajes({ operacion, sentido }: MensajesProps) {
  const { codigo, mensajes } = operacion;
  const papeles = PAPELES[sentido].flatMap((papel) => mensajes.filter((mensaje) => mensaje.papel === papel));
  return (
    <>
      <p className={styles['intro']}>
        Operación <code>{codigo}</code>
        {sentido === 'entrega' ? presentIntercambio(operacion) : null}.
        {papeles.length === 0 ? ` No ${sentido} datos.` : null}
      </p>
      {papeles.map(({ papel, campos }) => (
        <Fragment key={papel}>
          {papel === 'error' ? <h3 className={styles['subtitulo']}>{TITULOS.error}</h3> : null}
          <CamposMensaje
            label={`${TITULOS[papel]} en ${codigo}: ${formatNumber(campos.length)}`}
            campos={campos}
            sentido={sentido}
          />
        </Fragment>
      ))}
    </>
  );
}

function presentIntercambio({ tipoIntercambio, sincronia }: OperacionFicha): string {
  const partes = [
    ...(tipoIntercambio === null ? [] : [TIPO_INTERCAMBIO[tipoIntercambio].toLowerCase()]),
    ...(sincronia === null ? [] : [SINCRONIA[sincronia].toLowerCase()]),
  ];
  return partes.length === 0 ? '' : `, ${partes.join(', ')}`;
}

interface DatosPlanosProps extends Pick<DatosDeFicha, 'planos'> {
  readonly sentido: 'entrega' | 'pide';
}

/** What is known of its data while no version has messages. */
function DatosPlanos({ planos, sentido }: DatosPlanosProps) {
  const contrario = sentido === 'entrega' ? 'entrada' : 'salida';
  const here = planos.filter((dato) => dato.sentido !== contrario);
  if (here.length === 0) return null;
  return (
    <div className={styles['lista']}>
      <LineList>
        {here.map(({ elementoId, identificador, nombre }) => (
          <li key={elementoId}>
            <Link to={toDiccionario(identificador)}>{nombre}</Link>
            <code>{identificador}</code>
          </li>
        ))}
      </LineList>
    </div>
  );
}
