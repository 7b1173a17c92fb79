/** A message whatever it is written in: values, and what stands in them by its name, each as often as it comes. */
export interface ArbolMensaje {
  /** Null of what holds others. */
  readonly valor: string | number | boolean | null;
  /** Whether the value is a text because every value is one there: in XML, and in an address. */
  readonly esTexto: boolean;
  readonly hijos: ReadonlyMap<string, readonly ArbolMensaje[]>;
}
