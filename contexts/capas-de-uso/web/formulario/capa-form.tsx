import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import type { ReactNode } from 'react';
import type { DetalleCapa, ListasCapas, OpcionesCapas } from '../../contract/index.ts';
import { LIMITES_CAPA, type TipoCapa } from '../../contract/terms.ts';
import { CampoLargo, CampoTexto } from './campos.tsx';
import styles from './formulario.module.css';
import { SeccionDocumentos, useDocumentos } from './seccion-documentos.tsx';
import { SeccionIdentificacion } from './seccion-identificacion.tsx';
import { findErrores, NOMBRES_CAMPOS, type ParteCapa, type ValoresCapa } from './valores.ts';

export interface CapaFormProps {
  readonly inicial: ValoresCapa;
  readonly parte: ParteCapa;
  readonly opciones: OpcionesCapas;
  readonly listas: ListasCapas;
  /** The stored layer; null for one that is to be. */
  readonly detalle: DetalleCapa | null;
  readonly submitLabel: string;
  readonly cancelTo: string;
  /** Over the fields. */
  readonly children?: ReactNode;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (valores: ValoresCapa) => Promise<void>;
}

const AYUDAS: Readonly<Record<ParteCapa, string>> = {
  todo: 'Adjunte, si los tiene, los documentos que respaldan la capa.',
  textos: '',
  version: 'Adjunte al menos un documento que respalde la nueva versión.',
};

/** The form of a layer or of its next version, by the rules the server refuses with. */
export function CapaForm(props: CapaFormProps) {
  const { inicial, parte, opciones, listas, detalle, submitLabel, cancelTo, children, onSend } = props;
  const toTipoPadre = (id: string): TipoCapa | null =>
    opciones.capas.find((capa) => String(capa.id) === id)?.tipo ?? null;
  const form = useRuledForm<ValoresCapa>({
    initial: inicial,
    names: NOMBRES_CAMPOS,
    findErrors: (valores) => findErrores(valores, parte, toTipoPadre(valores.capaPadreId)),
    onSend,
    draft: { name: detalle ? `capa, ${parte}` : 'capa', version: detalle?.version ?? null },
    // After a reload the page has lost its files.
    exceptDraft: ['archivos'],
  });
  const guardados = parte === 'todo' ? (detalle?.actual.attachments.length ?? 0) : 0;
  const carga = useDocumentos(form, guardados);

  return (
    <form
      key={form.draft.takes}
      className={styles['form']}
      noValidate
      aria-label="Datos de la capa de uso"
      onSubmit={form.onSubmit}
    >
      <DraftOffer draft={form.draft} />
      <p>Los campos marcados con * son obligatorios.</p>
      {children}
      {parte === 'todo' ? (
        <SeccionIdentificacion form={form} opciones={opciones} listas={listas} detalle={detalle} />
      ) : null}
      <Card title={parte === 'version' ? 'Nueva versión' : 'Descripción'}>
        <FormGrid>
          <FormCell span={8}>
            <CampoTexto form={form} name="nombre" maxLength={LIMITES_CAPA.nombre} />
          </FormCell>
          {parte === 'textos' ? null : (
            <FormCell span={4}>
              <CampoTexto
                form={form}
                name="prefijo"
                maxLength={LIMITES_CAPA.prefijo}
                hint="Nombra la capa en los esquemas."
              />
            </FormCell>
          )}
          <FormCell span={12}>
            <CampoLargo form={form} name="descripcion" rows={4} maxLength={LIMITES_CAPA.descripcion} />
          </FormCell>
          <FormCell span={12}>
            <CampoLargo
              form={form}
              name="fuenteInformacion"
              rows={2}
              maxLength={LIMITES_CAPA.fuenteInformacion}
            />
          </FormCell>
        </FormGrid>
      </Card>
      {parte === 'textos' ? null : <SeccionDocumentos form={form} carga={carga} ayuda={AYUDAS[parte]} />}
      <FormActions>
        <ButtonLink variant="neutral" to={cancelTo}>
          Cancelar
        </ButtonLink>
        <Button type="submit" busy={(form.isSending && 'Guardando') || (carga.isBusy && 'Cargando archivos')}>
          {submitLabel}
        </Button>
      </FormActions>
    </form>
  );
}
