/**
 * Pixels. A browser does not lay out taller boxes exactly: Firefox ends at 17.9 million, Chromium and Safari at 33.5
 * million. A million rows are 60 million and more.
 */
export const TALLEST = 8_000_000;

/** Pixels from an end. There, both positions are as far from it. */
const NEAR = 10_000;

const BY_HAND = ['wheel', 'touchmove'];

/** The part of an element that is needed here. */
export interface ScrolledBox extends EventTarget {
  scrollTop: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
  readonly ownerDocument: Document;
}

/**
 * A scrolling box whose content may be taller than a browser can lay out. To the virtual list it looks like the box,
 * with the scroll position in the whole content.
 *
 * The box itself is as tall as the content or `TALLEST`. The wheel, a finger and small steps, for example of the keys,
 * move both positions alike, so that no row is skipped. Any other jump, for example with the scroll bar, goes to the same
 * share of the content. `lead` is the difference between the two positions.
 */
export class TallScroller extends EventTarget {
  /** Height of the content. */
  total = 0;
  lead = 0;
  readonly #box: ScrolledBox;
  readonly #onLead: () => void;
  #top: number;
  /** The wheel or a finger scrolls, at any speed. Neither goes as far as `NEAR` in a frame. */
  #isByHand = false;

  /** @param onLead called when `lead` has changed; the content has to move in the same frame */
  constructor(box: ScrolledBox, onLead: () => void) {
    super();
    this.#box = box;
    this.#onLead = onLead;
    this.#top = box.scrollTop;
  }

  /** Listens to the box. Returns a function that ends it. */
  listen(): () => void {
    const scroll = () => this.#handleScroll();
    const scrollEnd = () => this.#handleScrollEnd();
    const beginByHand = () => {
      this.#isByHand = true;
    };
    // A pointer that comes down may drag the scroll bar. A finger that scrolls moves after that.
    const endByHand = () => {
      this.#isByHand = false;
    };
    this.#box.addEventListener('scroll', scroll, { passive: true });
    this.#box.addEventListener('scrollend', scrollEnd);
    for (const type of BY_HAND) this.#box.addEventListener(type, beginByHand, { passive: true });
    this.#box.addEventListener('pointerdown', endByHand);
    return () => {
      this.#box.removeEventListener('scroll', scroll);
      this.#box.removeEventListener('scrollend', scrollEnd);
      for (const type of BY_HAND) this.#box.removeEventListener(type, beginByHand);
      this.#box.removeEventListener('pointerdown', endByHand);
    };
  }

  /** Reports the size of the box, now and when it changes. Returns a function that ends it. */
  observeSize(onSize: (size: { width: number; height: number }) => void): () => void {
    const box = this.#box;
    const report = () => onSize({ width: box.clientWidth, height: box.clientHeight });
    report();
    const observer = new ResizeObserver(report);
    observer.observe(box as unknown as Element);
    return () => observer.disconnect();
  }

  /** Events other than scrolling are those of the box. */
  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    if (given[0].startsWith('scroll')) super.addEventListener(...given);
    else this.#box.addEventListener(...given);
  }

  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    if (given[0].startsWith('scroll')) super.removeEventListener(...given);
    else this.#box.removeEventListener(...given);
  }

  get ownerDocument(): Document {
    return this.#box.ownerDocument;
  }

  get clientHeight(): number {
    return this.#box.clientHeight;
  }

  get clientWidth(): number {
    return this.#box.clientWidth;
  }

  get scrollHeight(): number {
    return Math.max(this.total, this.clientHeight);
  }

  get scrollTop(): number {
    return this.#box.scrollTop + this.lead;
  }

  /** Height of the content in the box. */
  get height(): number {
    return Math.min(this.total, TALLEST);
  }

  scrollTo({ top }: { readonly top: number }): void {
    const target = Math.min(Math.max(0, top), this.#furthest);
    this.#place(this.#isStep(target - this.scrollTop) ? target - this.lead : this.#inBox(target), target);
  }

  get #furthest(): number {
    return this.scrollHeight - this.clientHeight;
  }

  get #furthestInBox(): number {
    return Math.max(0, this.height - this.clientHeight);
  }

  #isStep(distance: number): boolean {
    return Math.abs(distance) <= this.clientHeight;
  }

  /** The position in the box for one in the content: at the same share, but not close to an end if the other is not. */
  #inBox(target: number): number {
    const fromEnd = this.#furthest - target;
    const shrunk = (distance: number) =>
      Math.max((distance / this.#furthest) * this.#furthestInBox, Math.min(distance, NEAR));
    return target < fromEnd ? shrunk(target) : this.#furthestInBox - shrunk(fromEnd);
  }

  /** The reverse. */
  #inContent(top: number): number {
    const fromEnd = this.#furthestInBox - top;
    if (top < NEAR) return top;
    if (fromEnd < NEAR) return this.#furthest - fromEnd;
    return (top / this.#furthestInBox) * this.#furthest;
  }

  #handleScroll(): void {
    const top = this.#box.scrollTop;
    const distance = Math.abs(top - this.#top);
    const isStep = this.#isByHand ? distance <= NEAR : this.#isStep(distance);
    this.#top = top;
    if (this.total <= TALLEST) this.#setLead(0);
    else if (!isStep) this.#setLead(this.#inContent(top) - top);
    else if (this.#meetsEnd(top)) this.#place(this.#inBox(top + this.lead), top + this.lead);
    this.dispatchEvent(new Event('scroll'));
  }

  /** Whether the box comes to one of its ends by steps, and the content does not. */
  #meetsEnd(top: number): boolean {
    const leadAtEnd = this.#furthest - this.#furthestInBox;
    return (
      (top < NEAR / 2 && this.lead > 1) || (this.#furthestInBox - top < NEAR / 2 && this.lead < leadAtEnd - 1)
    );
  }

  /** After many steps the scroll bar shows the share again. */
  #handleScrollEnd(): void {
    // The visitor may have scrolled on since. The event of that comes later.
    if (this.#box.scrollTop !== this.#top) this.#handleScroll();
    if (this.total > TALLEST) this.#place(this.#inBox(this.scrollTop), this.scrollTop);
    this.dispatchEvent(new Event('scrollend'));
  }

  #place(top: number, target: number): void {
    const box = this.#box;
    box.scrollTop = Math.min(Math.max(0, top), this.#furthestInBox);
    // The browser may have rounded it.
    this.#top = box.scrollTop;
    this.#setLead(this.total > TALLEST ? target - this.#top : 0);
  }

  #setLead(lead: number): void {
    if (lead === this.lead) return;
    this.lead = lead;
    this.#onLead();
  }
}
