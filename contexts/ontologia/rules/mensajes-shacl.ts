/** What breaking each constraint of SHACL core means, where the rule has no message of its own (W3C SHACL, §4). */
const MENSAJES: Readonly<Record<string, string>> = {
  AndConstraintComponent: 'No cumple todas las condiciones que deben cumplirse juntas.',
  ClassConstraintComponent: 'El valor no es de la clase que se pide.',
  ClosedConstraintComponent: 'Tiene una propiedad que no se admite.',
  DatatypeConstraintComponent: 'El valor no es del tipo de dato que se pide.',
  DisjointConstraintComponent: 'El valor no puede ser igual al de la otra propiedad.',
  EqualsConstraintComponent: 'El valor no es igual al de la otra propiedad.',
  HasValueConstraintComponent: 'Falta el valor que se pide.',
  InConstraintComponent: 'El valor no está en la lista de los que se admiten.',
  LanguageInConstraintComponent: 'El texto no está en un idioma que se admita.',
  LessThanConstraintComponent: 'El valor no es menor que el de la otra propiedad.',
  LessThanOrEqualsConstraintComponent: 'El valor es mayor que el de la otra propiedad.',
  MaxCountConstraintComponent: 'Tiene más valores de los que se admiten.',
  MaxExclusiveConstraintComponent: 'El valor no es menor que el máximo.',
  MaxInclusiveConstraintComponent: 'El valor es mayor que el máximo.',
  MaxLengthConstraintComponent: 'El valor es más largo de lo que se admite.',
  MinCountConstraintComponent: 'Faltan valores: la propiedad es obligatoria.',
  MinExclusiveConstraintComponent: 'El valor no es mayor que el mínimo.',
  MinInclusiveConstraintComponent: 'El valor es menor que el mínimo.',
  MinLengthConstraintComponent: 'El valor es más corto de lo que se admite.',
  NodeConstraintComponent: 'El valor no tiene la forma que se pide.',
  NodeKindConstraintComponent: 'El valor no es de la clase de nodo que se pide.',
  NotConstraintComponent: 'Cumple una condición que no debe cumplirse.',
  OrConstraintComponent: 'No cumple ninguna de las condiciones posibles.',
  PatternConstraintComponent: 'El valor no sigue la expresión regular.',
  QualifiedMaxCountConstraintComponent: 'Tiene más valores de esa forma de los que se admiten.',
  QualifiedMinCountConstraintComponent: 'Faltan valores de la forma que se pide.',
  UniqueLangConstraintComponent: 'Hay más de un texto en el mismo idioma.',
  XoneConstraintComponent: 'No cumple exactamente una de las condiciones posibles.',
};

/** Words the library says by itself, in English, where a shape has no message. */
const DE_LA_BIBLIOTECA =
  /^(Value|Must have|Missing expected|Language does|More than|Less than|Predicate is not|Node|Violated)/;

/**
 * What a finding says: the message of its shape, else that of the rule, else what its constraint means.
 *
 * @param propio what the library answered
 */
export function presentMensaje(componente: string, propio: string | undefined, deLaRegla: string): string {
  if (propio !== undefined && !DE_LA_BIBLIOTECA.test(propio)) return propio;
  return deLaRegla || (MENSAJES[componente] ?? 'No cumple la regla.');
}
