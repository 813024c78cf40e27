type Field = HTMLInputElement | HTMLSelectElement;
/** Kept by public/start.js for as long as a first picture is all that there is. */
type EarlyInput = { pressed: Element[]; fields: Field[]; stop: () => void };

/**
 * What somebody did in the first picture, before the page's code was there to hear it.
 * @returns how to do it once more, when the same elements hear it: what is in the fields, and the last button pressed
 */
export function takeEarlyInput(): () => void {
  const shared = window as Window & { earlyInput?: EarlyInput };
  const { earlyInput } = shared;
  delete shared.earlyInput;
  if (!earlyInput) return () => {};
  earlyInput.stop();
  const typed = [...new Set(earlyInput.fields)].map((field) => ({ field, value: field.value }));
  const pressed = earlyInput.pressed.at(-1)?.closest("button");
  return () => {
    for (const { field, value } of typed) if (field.isConnected) enter(field, value);
    if (pressed?.isConnected) pressed.click();
  };
}

/** As a person would. React hears of a text field only what differs from what it knows to be in it. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    return tell(field, "change");
  }
  // Has React take over this part of the page, if it has not come to it yet; it takes what is in the field for its own.
  tell(field, "input");
  // Noted by React, which has put a property of its own before that of all fields.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  tell(field, "input");
}

const tell = (field: Field, type: string) => void field.dispatchEvent(new Event(type, { bubbles: true }));
