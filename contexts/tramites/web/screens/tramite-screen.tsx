import { presentEntidad } from '@marco/entidades/terms';
import { ApiError } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { formatLongDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { NotFound } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, type TrailStep, useRecordTrail } from '@marco/web-kit/page';
import { type IndexEntry, PageIndex, ReadingBlock, ReadingFrame } from '@marco/web-kit/reading-page';
import { ReadingBody } from '@marco/web-kit/reading-sections';
import { FileWarning, Hash, Landmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { DetalleTramite } from '../../contract/index.ts';
import { TITULO_TRAMITES, toPapelesDeEntidad, tramitesPaths } from '../../contract/tramites.paths.ts';
import { AhorroEnUnAnio, TITULO_AHORRO } from '../ahorro/ahorro-card.tsx';
import styles from '../detalle/requisito-card.module.css';
import { RequisitoCard } from '../detalle/requisito-card.tsx';
import { ResumenTramite } from '../detalle/resumen-tramite.tsx';
import { ServiciosTramite } from '../detalle/servicios-tramite.tsx';
import { useBase } from '../use-base.ts';
import { useTramite } from '../use-tramites.ts';

// The dialog comes with the first press.
const ObservacionDialog = lazy(async () => ({
  default: (await import('../observaciones/observacion-dialog.tsx')).ObservacionDialog,
}));

const TRAIL: readonly TrailStep[] = [
  { nombre: 'Inicio', to: '/' },
  { nombre: TITULO_TRAMITES, to: tramitesPaths.home },
];

/** Sections of the page, by the part of their address after '#'. */
const SECCIONES = {
  pide: 'Qué pide',
  tramite: 'El trámite',
  servicios: 'Servicios que usa',
  ahorro: TITULO_AHORRO,
} as const;

/** A trámite: what it asks for, and whether the State has it already (AREA-09). */
export function TramiteScreen() {
  const codigo = useParams()['codigo'] ?? '';
  const tramite = useTramite(codigo);
  const status = tramite.error instanceof ApiError ? tramite.error.status : null;
  if (status === 404 || status === 400)
    return (
      <NotFound
        title="Trámite no encontrado"
        message="Ningún trámite activo tiene ese código."
        hint="Búsquelo por su nombre o por la entidad que lo ofrece."
        to={tramitesPaths.home}
        backLabel="Buscar trámites"
      />
    );
  if (tramite.data) return <Tramite key={codigo} tramite={tramite.data} />;
  return (
    <>
      <PageHeading title="Trámite" />
      <LoadBlock query={tramite} subject="el trámite">
        {() => null}
      </LoadBlock>
    </>
  );
}

function Tramite({ tramite }: { readonly tramite: DetalleTramite }) {
  const { codigo, nombre, entidad, requisitos, servicios, noVisto, vistoEn, ahorro, permisos } = tramite;
  useRecordTrail(nombre, TRAIL);
  const isEditable = useBase() === 'private' && permisos.editar.allowed;
  const hasServicios = servicios.length > 0 || isEditable;
  const entradas: readonly IndexEntry[] = [
    { id: 'pide', title: SECCIONES.pide, count: requisitos.length || null },
    { id: 'tramite', title: SECCIONES.tramite, count: null },
    ...(hasServicios
      ? [{ id: 'servicios', title: SECCIONES.servicios, count: servicios.length || null }]
      : []),
    { id: 'ahorro', title: SECCIONES.ahorro, count: null },
  ];
  return (
    <>
      <PageHeading
        title={nombre}
        facts={[
          {
            icon: <Landmark size={16} />,
            text: (
              <Link to={toPapelesDeEntidad(entidad.id)}>{presentEntidad(entidad.nombre, entidad.sigla)}</Link>
            ),
          },
          { icon: <Hash size={16} />, text: codigo },
        ]}
        actions={<Reportar tramite={tramite} />}
      />
      <ReadingFrame
        indexSide="start"
        index={<PageIndex entries={entradas} narrow="strip" />}
        top={
          noVisto ? (
            <Notice tone="warn">
              No visto desde el {formatLongDate(vistoEn)}: el último archivo completo de la entidad no lo
              trae.
            </Notice>
          ) : null
        }
      >
        <ReadingBlock id="pide" title={SECCIONES.pide}>
          <ReadingBody>
            {requisitos.length === 0 ? (
              <p>La entidad no ha escrito qué pide este trámite.</p>
            ) : (
              <ul className={styles['requisitos']}>
                {requisitos.map((requisito) => (
                  <RequisitoCard
                    key={requisito.id}
                    tramite={tramite}
                    requisito={requisito}
                    isEditable={isEditable}
                  />
                ))}
              </ul>
            )}
          </ReadingBody>
        </ReadingBlock>
        <ReadingBlock id="tramite" title={SECCIONES.tramite}>
          <ResumenTramite tramite={tramite} />
        </ReadingBlock>
        {hasServicios ? <ServiciosTramite tramite={tramite} isEditable={isEditable} /> : null}
        <ReadingBlock id="ahorro" title={SECCIONES.ahorro}>
          <ReadingBody>
            <AhorroEnUnAnio ahorro={ahorro} de="este trámite" />
          </ReadingBody>
        </ReadingBlock>
      </ReadingFrame>
    </>
  );
}

function Reportar({ tramite }: { readonly tramite: DetalleTramite }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileWarning size={18} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Me pidieron un papel que el Estado ya tiene
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ObservacionDialog tramite={tramite} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
