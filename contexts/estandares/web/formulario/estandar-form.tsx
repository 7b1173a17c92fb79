import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { toOptions } from '@marco/web-kit/select';
import type { Control } from 'react-hook-form';
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
  const { form, onSubmit, isSending, draft } = useRuledForm<ValoresEstandar>({
    initial: inicial,
    names: NOMBRES_CAMPOS,
    findErrors: findErrores,
    onSend,
    draft: { name: 'estandar', version },
  });
  const { control } = form;
  return (
    <form
      key={draft.takes}
      className={styles['form']}
      noValidate
      aria-label="Datos del estándar"
      onSubmit={onSubmit}
    >
      <DraftOffer draft={draft} />
      <p>Los campos marcados con * son obligatorios.</p>
      <Identificacion control={control} isNuevo={isNuevo} />
      <Card title="Contenido">
        <FormGrid>
          <FormCell span={6}>
            <CampoLargo control={control} name="alcance" />
          </FormCell>
          <FormCell span={6}>
            <CampoLargo control={control} name="sumario" />
          </FormCell>
          <FormCell span={6}>
            <CampoTexto control={control} name="palabrasClave" hint="Separadas por comas." />
          </FormCell>
          <FormCell span={6}>
            <SectoresField control={control} sectores={opciones.sectores} />
          </FormCell>
        </FormGrid>
      </Card>
      <Documento control={control} />
      <FormActions>
        <ButtonLink variant="neutral" to={cancelTo}>
          Cancelar
        </ButtonLink>
        <Button type="submit" busy={isSending && 'Guardando'}>
          {isNuevo ? 'Proponer estándar' : 'Guardar cambios'}
        </Button>
      </FormActions>
    </form>
  );
}

interface SeccionProps {
  readonly control: Control<ValoresEstandar>;
}

function Identificacion({ control, isNuevo }: SeccionProps & { readonly isNuevo: boolean }) {
  return (
    <Card title="Identificación">
      <FormGrid>
        {isNuevo ? (
          <FormCell span={4}>
            <CampoTexto
              control={control}
              name="codigo"
              required
              hint="No se puede cambiar después, como ISO-8601."
            />
          </FormCell>
        ) : null}
        <FormCell span={8}>
          <CampoTexto control={control} name="nombre" required />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="sigla" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="edicion" hint="Como 2019 o Rev. 4 A.C." />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="organismo" required hint="Quién lo publica, como ISO o W3C." />
        </FormCell>
        <FormCell span={4}>
          <CampoLista
            control={control}
            name="categoria"
            placeholder="Elija una categoría"
            options={toOptions(CATEGORIAS_ESTANDAR)}
          />
        </FormCell>
        <FormCell span={4}>
          <CampoLista
            control={control}
            name="licencia"
            placeholder="Elija una licencia"
            options={toOptions(LICENCIAS_ESTANDAR)}
          />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="url" inputMode="url" />
        </FormCell>
      </FormGrid>
    </Card>
  );
}

/** Header of the document of the common language about the standard. */
function Documento({ control }: SeccionProps) {
  return (
    <Card title="Encabezado del documento">
      <FormGrid>
        <FormCell span={4}>
          <CampoTexto control={control} name="idioma" required />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="formato" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="dependencia" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="autores" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="reviso" />
        </FormCell>
        <FormCell span={4}>
          <CampoTexto control={control} name="aprobo" />
        </FormCell>
        <FormCell span={4}>
          <CampoFecha control={control} name="fechaElaboracion" />
        </FormCell>
        <FormCell span={4}>
          <CampoFecha control={control} name="fechaPublicacion" />
        </FormCell>
        <FormCell span={4}>
          <CampoFecha control={control} name="fechaModificacion" />
        </FormCell>
        <FormCell span={12}>
          <CampoTexto control={control} name="ubicacion" />
        </FormCell>
        <FormCell span={12}>
          <CampoLargo control={control} name="informacionAdicional" />
        </FormCell>
      </FormGrid>
    </Card>
  );
}
