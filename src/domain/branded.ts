declare const brand: unique symbol;

/** A text or number whose form has been checked. The brand exists for the compiler only; a value has no such property. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };
