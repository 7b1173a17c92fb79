import { Button, ButtonLink } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { GitBranch, Layers, Pencil } from 'lucide-react';
import { useState } from 'react';
import { toEditElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { ElementoPrivado } from '../../contract/index.ts';
import { ACCION_ELEMENTO, type AccionElemento } from '../../contract/terms.ts';
import { listBotones } from '../../rules/ciclo/ciclo-de-vida.ts';
import { type AccionConImpacto, AccionConImpactoDialog } from './accion-con-impacto.tsx';
import { CreateVersionDialog } from './create-version-dialog.tsx';
import { TrasladoDialog } from './traslado-dialog.tsx';
import { type AccionDeCiclo, useAccionDeCiclo } from './use-accion-de-ciclo.ts';

const PREGUNTAS = {
  enviar: {
    title: '¿Enviar a revisión?',
    message: 'Otra persona del ministerio lo revisará. Mientras tanto no se puede editar.',
    confirmLabel: 'Enviar a revisión',
  },
  descartar: {
    title: '¿Descartar esta versión?',
    message: 'No podrá editarse ni enviarse de nuevo. Queda en el historial. No se puede deshacer.',
    confirmLabel: 'Descartar versión',
    tone: 'warn',
  },
} as const;

const MOTIVOS = {
  devolver: {
    title: '¿Devolver el elemento?',
    label: 'Motivo',
    message: 'Vuelve a su autor, que leerá el motivo.',
    confirmLabel: 'Devolver',
    tone: 'warn',
  },
  observar: {
    title: '¿Observar el elemento?',
    label: 'Observación',
    message: 'Vuelve a borrador; el autor leerá la observación de la entidad.',
    confirmLabel: 'Observar',
    tone: 'warn',
  },
} as const;

const CON_IMPACTO: readonly string[] = ['avalar', 'aprobar', 'incorporar', 'caducar'];

/** The buttons of the lifecycle that fit the state, each with the reason when it is not available now. */
export function AccionesElemento({ elemento }: { readonly elemento: ElementoPrivado }) {
  const modals = useModal();
  const { move, isSaving } = useAccionDeCiclo(elemento);
  const [open, setOpen] = useState<AccionConImpacto | 'modificar' | 'llevar' | null>(null);
  const { acciones, estado, versionId } = elemento;

  async function choose(accion: AccionElemento): Promise<void> {
    if (accion === 'modificar' || CON_IMPACTO.includes(accion)) {
      setOpen(accion as AccionConImpacto | 'modificar');
    } else if (accion === 'devolver' || accion === 'observar') {
      await modals.askText({ ...MOTIVOS[accion], send: (motivo) => move(accion, { motivo }) });
    } else if (accion === 'enviar' || accion === 'descartar') {
      if (await modals.ask(PREGUNTAS[accion])) await move(accion as AccionDeCiclo);
    }
  }

  return (
    <>
      {listBotones(estado).map(({ accion, esPrincipal }) => {
        const variant = esPrincipal ? 'primary' : 'neutral';
        if (accion === 'editar')
          return (
            <ButtonLink
              key={accion}
              variant={variant}
              icon={<Pencil size={18} />}
              to={toEditElemento(versionId)}
              blocked={acciones.editar}
            >
              Editar
            </ButtonLink>
          );
        if (accion === 'llevar')
          return (
            <Button
              key={accion}
              variant={variant}
              icon={<Layers size={18} />}
              blocked={acciones.llevar}
              onClick={() => setOpen('llevar')}
            >
              Llevar a otra capa
            </Button>
          );
        return (
          <Button
            key={accion}
            variant={variant}
            icon={accion === 'modificar' ? <GitBranch size={18} /> : undefined}
            blocked={acciones[accion]}
            busy={isSaving && 'Guardando'}
            onClick={() => void choose(accion)}
          >
            {ACCION_ELEMENTO[accion]}
          </Button>
        );
      })}
      {open === 'modificar' ? (
        <CreateVersionDialog elemento={elemento} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'llevar' ? <TrasladoDialog elemento={elemento} onClose={() => setOpen(null)} /> : null}
      {open !== null && open !== 'modificar' && open !== 'llevar' ? (
        <AccionConImpactoDialog paso={open} elemento={elemento} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
