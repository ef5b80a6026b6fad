import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { axeCode, violationsIn } from '../support/axe.ts';
import type { Driver, Key } from './driver/driver.ts';

/** Finds elements in a page by role and name, as a screen reader does. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Name = string | RegExp;

/** Uses the site in a browser of any engine. Each action waits until its element is there and enabled. */
export class Visitor {
  readonly driver: Driver;
  readonly address: string;

  constructor(driver: Driver, address: string) {
    this.driver = driver;
    this.address = address;
  }

  open(path: string): Promise<void> {
    return this.driver.goto(this.address + path);
  }

  async press(role: string, name: Name): Promise<void> {
    await this.untilThere(role, name, ':enabled, a, summary');
    // The drivers scroll too, but do not wait for the end of smooth scrolling.
    await this.ask(`${found(role, name)}[0].scrollIntoView({ behavior: 'instant', block: 'center' })`);
    await this.driver.click(`return ${found(role, name)}[0]`);
  }

  async type(field: Name, text: string): Promise<void> {
    await this.press('textbox', field);
    await this.driver.type(text);
  }

  /** Types an account of the Commerzbank into the calculator. */
  async typeAccount(accountNumber = '532013000'): Promise<void> {
    await this.type('Bankleitzahl (BLZ)', '37040044');
    await this.type('Kontonummer', accountNumber);
  }

  async chooseFile(path: string): Promise<void> {
    await this.driver.chooseFile('return document.querySelector("input[type=file]")', path);
  }

  key(key: Key, ...held: Key[]): Promise<void> {
    return this.driver.press(key, ...held);
  }

  /** Puts a text into the clipboard of the browser: it is typed into the contact form, selected and copied. */
  async copy(text: string): Promise<void> {
    await this.open('/kontakt');
    await this.type('Nachricht', text);
    await this.key('a', 'Control');
    await this.key('c', 'Control');
  }

  async paste(field: Name): Promise<void> {
    await this.press('textbox', field);
    await this.key('v', 'Control');
  }

  async sees(text: string, isSeen = true): Promise<void> {
    await expect.poll(async () => (await this.text()).includes(text), { message: text }).toBe(isSeen);
  }

  async finds(role: string, name: Name, count = 1): Promise<void> {
    await this.becomes(role, name, (all) => `${all}.length`, count);
  }

  async hasValue(field: Name, value: string): Promise<void> {
    await this.becomes('textbox', field, (all) => `${all}[0]?.value`, value);
  }

  async hasFocus(role: string, name: Name): Promise<void> {
    await this.becomes(role, name, (all) => `${all}.includes(document.activeElement)`, true);
  }

  async isEnabled(button: Name, enabled: boolean): Promise<void> {
    await this.becomes('button', button, (all) => `${all}[0]?.matches(':enabled')`, enabled);
  }

  async isExpanded(button: Name, expanded: boolean): Promise<void> {
    await this.becomes('button', button, (all) => `${all}[0]?.ariaExpanded`, String(expanded));
  }

  async hasPath(path: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname)).toBe(path);
  }

  /** Moves the focus as a visitor does with Tab. */
  async focus(role: string, name: Name): Promise<void> {
    await this.untilThere(role, name, '*');
    await this.ask(`${found(role, name)}[0].focus()`);
  }

  /** The visible text, with every kind of space as one space. */
  async text(): Promise<string> {
    return String(await this.evaluate(() => document.body.innerText)).replace(/\s+/g, ' ');
  }

  /** Calls a function in the page. It can use only its arguments and the page. */
  evaluate<Arguments extends unknown[], Result>(
    inPage: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>> {
    const body = `return (${inPage})(...${JSON.stringify(given)})`;
    return this.driver.run(body) as Promise<Awaited<Result>>;
  }

  async violations(): Promise<string[]> {
    await this.driver.run(axeCode);
    return await this.evaluate(violationsIn, 'html');
  }

  /** Waits until an expression about all elements with this role and name has a value. */
  private async becomes(role: string, name: Name, expression: (all: string) => string, value: unknown) {
    const body = `return ${expression(found(role, name))}`;
    await expect.poll(() => this.ask(body), { message: `${role} ${name}` }).toBe(value);
  }

  /** Waits until the element is there, matches the selector and stands still. */
  private async untilThere(role: string, name: Name, selector: string): Promise<void> {
    const isThere = `const [element] = ${found(role, name)};
      const moves = ({ effect }) => effect.target?.contains(element);
      return element?.matches(${JSON.stringify(selector)}) && !document.getAnimations().some(moves)`;
    await expect.poll(() => this.ask(isThere), { message: `${role} ${name}` }).toBe(true);
  }

  /** Runs a body that may use the testing library, which each new page gets once. */
  private async ask(body: string): Promise<unknown> {
    if (!(await this.driver.run('return "TestingLibraryDom" in globalThis')))
      await this.driver.run(testingLibrary);
    return await this.driver.run(body);
  }
}

/** An expression: the accessible elements with this role and name. */
function found(role: string, name: Name): string {
  const words = typeof name === 'string' ? JSON.stringify(name) : String(name);
  return `TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${words} })`;
}
