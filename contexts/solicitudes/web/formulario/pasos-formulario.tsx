import { type ReactNode, useEffect, useRef } from 'react';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import styles from './formulario.module.css';

interface PasosFormularioProps<Etapa extends string> {
  readonly etapas: readonly {
    readonly id: Etapa;
    readonly nombre: string;
    /** Part of the form whose marks it shows, where that is not called as the step. */
    readonly parte?: string;
  }[];
  readonly paso: Etapa;
  readonly parts: Readonly<Record<Etapa, ReactNode>>;
  /** Steps that stay, so that a file goes on while another step shows. */
  readonly conArchivos: readonly Etapa[];
}

/** The step on show; who moves on by keyboard or screen reader begins at its top. */
export function PasosFormulario<Etapa extends string>(props: PasosFormularioProps<Etapa>) {
  const { etapas, paso, parts, conArchivos } = props;
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(paso);
  useEffect(() => {
    if (shown.current === paso) return;
    shown.current = paso;
    const step = steps.current?.querySelector<HTMLElement>(`[data-paso="${paso}"]`);
    // A link may have led to a part of it.
    if (!step?.contains(document.activeElement)) step?.focus();
  }, [paso]);
  return (
    <div ref={steps}>
      {etapas.map(({ id, nombre, parte = id }, at) => (
        <section
          key={id}
          aria-label={`Paso ${at + 1} de ${etapas.length}: ${nombre}`}
          tabIndex={-1}
          data-paso={id}
          className={styles['stack']}
          hidden={id !== paso}
        >
          <MarcasEnLugar lugar={parte} />
          {id === paso || conArchivos.includes(id) ? parts[id] : null}
        </section>
      ))}
    </div>
  );
}
