import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { LIMITES_FICHA, TIPOS_DATO, TIPOS_DEFINICION, TIPOS_EVENTO } from '../../contract/terms.ts';
import { CampoArea, CampoElegida, CampoFecha, CampoLista, CampoTexto } from './campos.tsx';
import { ListaElementos } from './lista-elementos.tsx';
import { SeccionParticipantes } from './seccion-participantes.tsx';
import { SeccionValores } from './seccion-valores.tsx';
import type { ValoresFicha } from './valores.ts';

export interface SeccionProps {
  readonly form: RuledForm<ValoresFicha>;
  /** Whether the ficha exists: its code does not change any more. */
  readonly exists: boolean;
}

/** Name and code, which every ficha has. */
export function CamposNombre({ form, exists }: SeccionProps) {
  return (
    <>
      <FormCell span={6}>
        <CampoTexto form={form} name="nombre" required maxLength={LIMITES_FICHA.nombre} />
      </FormCell>
      <FormCell span={6}>
        <CampoTexto
          form={form}
          name="codigo"
          required
          readOnly={exists}
          maxLength={LIMITES_FICHA.codigo}
          hint={
            exists
              ? 'El código de una ficha no cambia: es parte de su dirección.'
              : 'Letras sin tilde y números, como Persona o fechaNacimiento.'
          }
        />
      </FormCell>
    </>
  );
}

/** A class or a property, and what it means. */
export function SeccionDefinicion(props: SeccionProps) {
  const { form } = props;
  const tipo = form.values.tipo;
  return (
    <Card title="Definición">
      <FormGrid>
        <CamposNombre {...props} />
        <FormCell span={6}>
          <CampoLista
            form={form}
            name="tipo"
            required
            labels={TIPOS_DEFINICION}
            disabled={props.exists}
            {...(props.exists ? { hint: 'El tipo de una definición no cambia.' } : {})}
          />
        </FormCell>
        {tipo === 'clase' ? (
          <FormCell span={6}>
            <CampoElegida form={form} name="idClaseSuperior" que="clase" optional />
          </FormCell>
        ) : (
          <FormCell span={6}>
            <CampoElegida
              form={form}
              name="idDominio"
              que="clase"
              optional
              hint="La clase de la que es la propiedad."
            />
          </FormCell>
        )}
        {tipo === 'propiedad-dato' ? (
          <FormCell span={6}>
            <CampoLista
              form={form}
              name="rangoTipoDato"
              required
              labels={TIPOS_DATO}
              placeholder="Seleccione un tipo de dato"
            />
          </FormCell>
        ) : null}
        {tipo === 'propiedad-objeto' ? (
          <FormCell span={6}>
            <CampoElegida form={form} name="idRango" que="clase" optional hint="La clase a la que lleva." />
          </FormCell>
        ) : null}
        <FormCell span={12}>
          <CampoArea form={form} name="definicion" required maxLength={LIMITES_FICHA.definicion} />
        </FormCell>
        <FormCell span={6}>
          <CampoTexto form={form} name="fuente" optional maxLength={LIMITES_FICHA.fuente} />
        </FormCell>
        <FormCell span={6}>
          <CampoElegida
            form={form}
            name="idElemento"
            que="elemento"
            optional
            hint="El elemento del diccionario que lo representa."
          />
        </FormCell>
        <FormCell span={12}>
          <CampoArea form={form} name="sinonimos" optional rows={3} hint="Uno en cada línea." />
        </FormCell>
      </FormGrid>
    </Card>
  );
}

/** An instance of a class. */
export function SeccionIndividuo(props: SeccionProps) {
  const { form } = props;
  return (
    <>
      <Card title="Individuo">
        <FormGrid>
          <CamposNombre {...props} />
          <FormCell span={6}>
            <CampoElegida form={form} name="idClase" que="clase" required />
          </FormCell>
          <FormCell span={6}>
            <CampoTexto
              form={form}
              name="notacion"
              optional
              maxLength={LIMITES_FICHA.notacion}
              hint="El código con el que se escribe en una lista, como 05."
            />
          </FormCell>
          <FormCell span={6}>
            <CampoFecha form={form} name="vigenteDesde" optional />
          </FormCell>
          <FormCell span={6}>
            <CampoFecha form={form} name="vigenteHasta" optional />
          </FormCell>
        </FormGrid>
      </Card>
      <SeccionValores form={form} />
    </>
  );
}

/** Something that happens and changes data. */
export function SeccionEvento(props: SeccionProps) {
  const { form } = props;
  const area = (name: 'disparador' | 'precondiciones' | 'resultados') => (
    <FormCell span={12}>
      <CampoArea form={form} name={name} optional rows={3} maxLength={LIMITES_FICHA.texto} />
    </FormCell>
  );
  return (
    <>
      <Card title="Evento">
        <FormGrid>
          <CamposNombre {...props} />
          <FormCell span={6}>
            <CampoLista form={form} name="tipo" required labels={TIPOS_EVENTO} />
          </FormCell>
          <FormCell span={12}>
            <CampoArea form={form} name="descripcion" required maxLength={LIMITES_FICHA.texto} />
          </FormCell>
          {area('disparador')}
          {area('precondiciones')}
          {area('resultados')}
        </FormGrid>
      </Card>
      <SeccionParticipantes form={form} />
      <ListaElementos
        form={form}
        titulo="Datos que cambian"
        ayuda="Los elementos de dato cuyo valor cambia cuando el evento ocurre."
      />
    </>
  );
}
