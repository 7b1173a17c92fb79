import { explainDecision } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toCapa } from '../../contract/capas-de-uso.paths.ts';
import type { DetalleCapa } from '../../contract/index.ts';
import { CapaNoEncontrada } from '../capa-no-encontrada.tsx';
import { CapaForm } from '../formulario/capa-form.tsx';
import { ConListas } from '../formulario/con-listas.tsx';
import { useSaveCapa } from '../formulario/use-save-capa.ts';
import { toValores } from '../formulario/valores.ts';
import { useCapaTrail } from '../trail.ts';
import { useCapa } from '../use-capa.ts';

const TITULO = 'Editar capa de uso';

/** Edits a draft, or the texts of the version in force (AREA-02). */
export function UpdateCapaScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <CapaNoEncontrada /> : <Edicion key={id} id={id} />;
}

function Edicion({ id }: { readonly id: number }) {
  usePageTitle(TITULO);
  const capa = useCapa(id);
  useCapaTrail({ nombre: capa.data?.actual.nombre, id, current: TITULO });
  if (isNotFound(capa.error)) return <CapaNoEncontrada />;
  return (
    <>
      <PageHeading title={TITULO} lead={capa.data?.actual.nombre} />
      <LoadBlock query={capa} subject="la capa de uso">
        {(detalle) => <Formulario detalle={detalle} />}
      </LoadBlock>
    </>
  );
}

function Formulario({ detalle }: { readonly detalle: DetalleCapa }) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [initial] = useState(detalle);
  const navigate = useNavigate();
  const banner = useBanner();
  const save = useSaveCapa(initial);
  const { editar } = initial.permisos;
  if (!editar.allowed) return <Notice tone="warn">{explainDecision(editar)}</Notice>;
  const isBorrador = initial.actual.estado === 'borrador';
  return (
    <ConListas>
      {(opciones, listas) => (
        <CapaForm
          inicial={toValores(initial)}
          parte={isBorrador ? 'todo' : 'textos'}
          opciones={opciones}
          listas={listas}
          detalle={initial}
          submitLabel="Guardar cambios"
          cancelTo={toCapa(initial.id)}
          onSend={async (valores) => {
            if (!(await save(valores))) return;
            banner.success('Se guardaron los cambios de la capa de uso.');
            await navigate(toCapa(initial.id));
          }}
        >
          {isBorrador ? null : (
            <Notice>
              La capa está vigente: aquí se corrigen sus textos. Lo demás cambia con una versión nueva.
            </Notice>
          )}
        </CapaForm>
      )}
    </ConListas>
  );
}
