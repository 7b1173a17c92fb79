import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { type RuledForm, useRuledForm } from '@marco/web-kit/ruled-form';
import { toOptions } from '@marco/web-kit/select';
import { CATEGORIAS_ESTANDAR, LICENCIAS_ESTANDAR } from '../../contract/terms.ts';
import { findErrores, NOMBRES_CAMPOS, type ValoresEstandar } from '../../rules/datos-estandar.ts';
import type { OpcionesEstandar } from '../use-estandares.ts';
import { CampoFecha, CampoLargo, CampoLista, CampoTexto } from './campos.tsx';
import styles from './formulario.module.css';
import { SectoresField } from './sectores-field.tsx';

export interface EstandarFormProps {
  readonly inicial: ValoresEstandar;
  readonly opciones: OpcionesEstandar;
  /** The code never changes once the standard is there. */
  /** The version that is edited; null for one that is to be. */
  readonly version: number | null;
  readonly cancelTo: string;
  /** Sends it; what it throws is explained and nothing typed is lost. */
  readonly onSend: (valores: ValoresEstandar) => Promise<void>;
}

/** The header of a standard, by the rules the server refuses with. */
export function EstandarForm({ inicial, opciones, version, cancelTo, onSend }: EstandarFormProps) {
  const isNuevo = version === null;
  const form = useRuledForm<ValoresEstandar>({
    initial: inicial,
    names: NOMBRES_CAMPOS,
    findErrors: findErrores,
    onSend,
    draft: { name: 'estandar', version },
  });
  return (
    <form
      key={form.draft.takes}
      className={styles['form']}
      noValidate
      aria-label="Datos del estándar"
      onSubmit={form.onSubmit}
    >
      <DraftOffer draft={form.draft} />
      <p>Los campos marcados con * son obligatorios.</p>
      <Identificacion form={form} isNuevo={isNuevo} />
      <Card title="Contenido">
        <FormGrid>
          <FormCell span={6}>
            <CampoLargo form={form} name="alcance" />
          </FormCell>
          <FormCell span={6}>
            <CampoLargo form={form} name="sumario" />
          </FormCell>
          <FormCell span={6}>
            <CampoTexto form={form} name="palabrasClave" hint="Separadas por comas." />
          </FormCell>
          <FormCell span={6}>
            <SectoresField form={form} sectores={opciones.sectores} />
          </FormCell>
        </FormGrid>
      </Card>
      <Documento form={form} />
      <FormActions>
        <ButtonLink variant="neutral" to={cancelTo}>
          Cancelar
        </ButtonLink>
        <Button type="submit" busy={form.isSending && 'Guardando'}>
          {isNuevo ? 'Proponer estándar' : 'Guardar cambios'}
        </Button>
      </FormActions>
    </form>
  );
}

interface SeccionProps {
  readonly form: RuledForm<ValoresEstandar>;
}

function Identificacion({ form, isNuevo }: SeccionProps & { readonly isNuevo: boolean }) {
  return (
    <Card title="Identificación">
      <FormGrid>
        {isNuevo ? (
          <FormCell span={4}>
            <CampoTexto
              form={form}
              name="codigo"
              required
              hint="No se puede cambiar después, como ISO-8601."
            />
          </FormCell>
        ) : null}
        <FormCell span={8}>
          <CampoTexto form={form} name="nombre" required />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="sigla" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="edicion" hint="Como 2019 o Rev. 4 A.C." />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="organismo" required hint="Quién lo publica, como ISO o W3C." />
        </FormCell>
        <FormCell span={4}>
          <CampoLista
            form={form}
            name="categoria"
            placeholder="Elija una categoría"
            options={toOptions(CATEGORIAS_ESTANDAR)}
          />
        </FormCell>
        <FormCell span={4}>
          <CampoLista
            form={form}
            name="licencia"
            placeholder="Elija una licencia"
            options={toOptions(LICENCIAS_ESTANDAR)}
          />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="url" inputMode="url" />
        </FormCell>
      </FormGrid>
    </Card>
  );
}

/** Header of the document of the common language about the standard. */
function Documento({ form }: SeccionProps) {
  return (
    <Card title="Encabezado del documento">
      <FormGrid>
        <FormCell span={4}>
          <CampoTexto form={form} name="idioma" required />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="formato" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="dependencia" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="autores" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="reviso" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto form={form} name="aprobo" />
        </FormCell>
        <FormCell span={4}>
          <CampoFecha form={form} name="fechaElaboracion" />
        </FormCell>
        <FormCell span={4}>
          <CampoFecha form={form} name="fechaPublicacion" />
        </FormCell>
        <FormCell span={4}>
          <CampoFecha form={form} name="fechaModificacion" />
        </FormCell>
        <FormCell span={12}>
          <CampoTexto form={form} name="ubicacion" />
        </FormCell>
        <FormCell span={12}>
          <CampoLargo form={form} name="informacionAdicional" />
        </FormCell>
      </FormGrid>
    </Card>
  );
}
