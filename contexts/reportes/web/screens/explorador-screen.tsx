import { INICIO } from '@marco/parametros/paths';
import { ApiError } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { NotFound } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ConjuntoExplorable, EstadoExplorador, VistaReporte } from '../../contract/index.ts';
import {
  reportesPaths,
  TITULO_EXPLORADOR,
  TITULO_REPORTES,
  toExplorador,
} from '../../contract/reportes.paths.ts';
import { formatEstado, parseEstado } from '../../rules/explorador/direccion.ts';
import { toEstadoInicial } from '../explorador/estado-inicial.ts';
import styles from '../explorador/explorador.module.css';
import { useConjuntos } from '../explorador/use-explorador.ts';
import { useVista } from '../vistas/use-vistas.ts';
import { presentCambio, VistasGuardadas } from '../vistas/vistas-guardadas.tsx';

// Plots, tables and forms come with the first set and with the first view that is kept, not with the list of sets.
const Explorado = lazy(async () => ({ default: (await import('../explorador/explorado.tsx')).Explorado }));
const VistaDialog = lazy(async () => ({ default: (await import('../vistas/vista-dialog.tsx')).VistaDialog }));

const TRAIL = [INICIO, { nombre: TITULO_REPORTES, to: reportesPaths.home }];
const LEAD =
  'Elija un conjunto, divídalo hasta por tres dimensiones y cuente hasta dos medidas. Cada quien ve los registros de sus propias listas.';

/** 'app/explorador': a declared set divided, counted and filtered; all of it in the address (domain reportes §5). */
export function ExploradorScreen() {
  useRecordTrail(TITULO_EXPLORADOR, TRAIL);
  const { params } = useAddressParams();
  const conjuntos = useConjuntos();
  const vista = useVista(params.get('vista'));
  if (vista.error instanceof ApiError && (vista.error.status === 404 || vista.error.status === 400))
    return (
      <NotFound
        title="Vista no encontrada"
        message="La vista que busca no existe o no se comparte con usted."
        hint="Pídale a quien la guardó que la comparta con su entidad, su rol o por enlace."
        to={reportesPaths.explorador}
        backLabel="Abrir el explorador"
      />
    );
  return (
    <LoadBlock query={conjuntos} subject="los conjuntos">
      {(todos) =>
        params.has('vista') && vista.data === undefined ? (
          <LoadBlock query={vista} subject="la vista">
            {() => null}
          </LoadBlock>
        ) : (
          <Explorador conjuntos={todos} vista={vista.data} />
        )
      }
    </LoadBlock>
  );
}

/** What the address says; of a view alone, what it keeps. */
function findEstado(params: URLSearchParams, vista: VistaReporte | undefined): EstadoExplorador | undefined {
  const dicho = parseEstado(params);
  if (dicho === undefined) return vista?.estado;
  const { dimensiones, medidas, filtros, ...rest } = dicho;
  return {
    ...rest,
    dimensiones: [...dimensiones],
    medidas: [...medidas],
    filtros: filtros.map(({ dimension, valores }) => ({ dimension, valores: [...valores] })),
  };
}

interface ExploradorProps {
  readonly conjuntos: readonly ConjuntoExplorable[];
  readonly vista: VistaReporte | undefined;
}

function Explorador({ conjuntos, vista }: ExploradorProps) {
  const { params, change } = useAddressParams();
  const [isSaving, setSaving] = useState<'otra' | 'esta' | null>(null);
  const estado = findEstado(params, vista);
  const conjunto = conjuntos.find(({ codigo }) => codigo === estado?.conjunto);
  const show = (siguiente: EstadoExplorador) => {
    const query = new URLSearchParams(formatEstado(siguiente));
    if (vista) query.set('vista', vista.id);
    change(query);
  };
  const isOther =
    vista !== undefined && estado !== undefined && formatEstado(estado) !== formatEstado(vista.estado);
  const canSave = vista?.esPropia === true && (isOther || vista.definicionCambio !== null);
  return (
    <>
      <PageHeading
        title={vista?.nombre ?? TITULO_EXPLORADOR}
        lead={conjunto?.pregunta ?? LEAD}
        actions={
          conjunto === undefined ? null : (
            <>
              {canSave ? (
                <Button variant="secondary" onClick={() => setSaving('esta')}>
                  Guardar los cambios
                </Button>
              ) : null}
              <Button onClick={() => setSaving('otra')}>Guardar vista</Button>
            </>
          )
        }
      />
      <CardStack>
        {vista?.definicionCambio == null ? null : (
          <Notice tone="warn">{presentCambio(vista.definicionCambio)}</Notice>
        )}
        {estado !== undefined && conjunto !== undefined ? (
          <Suspense fallback={<Skeleton label="Cargando el explorador" rows={5} />}>
            <Explorado
              key={conjunto.codigo}
              conjuntos={conjuntos}
              conjunto={conjunto}
              estado={estado}
              onChange={show}
            />
          </Suspense>
        ) : (
          <ListaDeConjuntos conjuntos={conjuntos} isAjeno={estado !== undefined} />
        )}
        <VistasGuardadas onBorrada={(id) => (id === vista?.id ? change('') : undefined)} />
      </CardStack>
      {isSaving !== null && estado !== undefined ? (
        <Suspense fallback={null}>
          <VistaDialog
            estado={estado}
            vista={isSaving === 'esta' ? vista : undefined}
            onSaved={({ id }) => change(`vista=${id}`)}
            onClose={() => setSaving(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The sets to begin with; one that is not for the rol says so. */
function ListaDeConjuntos({
  conjuntos,
  isAjeno,
}: {
  readonly conjuntos: readonly ConjuntoExplorable[];
  readonly isAjeno: boolean;
}) {
  return (
    <>
      {isAjeno ? <Notice tone="warn">Su rol no consulta la lista de ese conjunto. Elija otro.</Notice> : null}
      <Card title="Conjuntos">
        <ul className={styles['conjuntos']}>
          {conjuntos.map((conjunto) => (
            <li key={conjunto.codigo}>
              <Link to={toExplorador(formatEstado(toEstadoInicial(conjunto)))}>{conjunto.titulo}</Link>
              <p className={styles['pregunta']}>{conjunto.pregunta}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
