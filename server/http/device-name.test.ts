import { expect, it } from "vitest";
import { deviceName, placeOf } from "./device-name.ts";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["", "An API client"],
  ["<script>alert(1)</script>", "An unknown browser"],
])("%j is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it.each([
  ["127.0.0.1", "This computer"],
  ["::1", "This computer"],
  ["::ffff:127.0.0.1", "This computer"],
  ["192.168.1.20", "Local network (192.168.1.20)"],
  ["172.20.0.4", "Local network (172.20.0.4)"],
  ["172.40.0.4", "172.40.0.4"],
  ["203.0.113.9", "203.0.113.9"],
  ["local", "Unknown place"],
])("the place of %s is %s", (address, place) => {
  expect(placeOf(address)).toBe(place);
});
